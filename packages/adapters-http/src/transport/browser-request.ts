import type { UploadRequest } from './call.ts'

/** Creates the browser's request. Empty: undefined outside a browser. */
export const browserRequest = (): (() => UploadRequest) | undefined =>
  typeof XMLHttpRequest === 'undefined' ? undefined : () => new XMLHttpRequest()
