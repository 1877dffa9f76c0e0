import { readFileSync } from 'node:fs'

/** One picture that docs/screens.md shows. */
export interface Picture {
  /** `search-results.png`, in docs/pictures. */
  readonly file: string
  /** The address that is pictured, without the host. */
  readonly address: string
}

const IMAGE = /!\[[^\]]+\]\(pictures\/([\w-]+\.png) "([^"]+)"\)/g

/** The pictures of docs/screens.md: an image's title there is the address that is pictured. Empty: it shows none. */
export const readPictures = (): readonly Picture[] =>
  [...readFileSync('docs/screens.md', 'utf8').matchAll(IMAGE)].map(([, file = '', address = '']) => ({
    file,
    address,
  }))
