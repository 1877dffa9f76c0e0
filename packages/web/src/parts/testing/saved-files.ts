import { onTestFinished, vi } from 'vitest'

/** A file that the page saved. */
export interface SavedFile {
  readonly name: string
  readonly text: string
}

/** Keeps the files that the page saves until the test ends, in place of the browser's downloads. */
export const watchSavedFiles = (): (() => Promise<readonly SavedFile[]>) => {
  const contents: Blob[] = []
  const names: string[] = []
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation(content => {
      contents.push(content as Blob)
      return 'blob:file'
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () =>
    Promise.all(contents.map(async (content, at) => ({ name: names[at] ?? '', text: await content.text() })))
}
