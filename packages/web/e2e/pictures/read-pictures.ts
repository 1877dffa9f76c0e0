import { readFileSync } from 'node:fs'

/** One screenshot in docs/screens.md. */
export interface Picture {
  /** `search-results.png`, in docs/pictures; `-390`, `-1600` and `-dark` in the name are the width and the theme. */
  readonly file: string
  /** The address of the screenshot, without the host. */
  readonly address: string
}

const IMAGE = /!\[[^\]]+\]\(pictures\/([\w-]+\.png) "([^"]+)"\)/g

/** The screenshots of docs/screens.md: the title of an image there is its address. Empty: it has none. */
export const readPictures = (): readonly Picture[] =>
  [...readFileSync('docs/screens.md', 'utf8').matchAll(IMAGE)].map(([, file = '', address = '']) => ({
    file,
    address,
  }))
