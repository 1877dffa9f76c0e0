/** The kinds of requests that a content security policy distinguishes. */
export const HOST_USES = [
  'connect',
  'script',
  'frame',
  'img',
  'font',
  'media',
  'style',
  'worker',
  'form',
] as const

/** Sources of a content security policy for each use. A use that is left out needs none. */
export type Hosts = Readonly<Partial<Record<(typeof HOST_USES)[number], readonly string[]>>>
