import type { Plugin } from 'vite'

const ANNOUNCER = /react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/
const MARKUP = /\.innerHTML = ''/g

/**
 * react-aria's announcer clears its two lines with `innerHTML = ''`, which Trusted Types blocks. A policy that allows
 * empty markup would have to be the page's default policy, which serves another purpose.
 */
export const emptiedWithoutMarkup = (): Plugin => ({
  name: 'fairhaul-emptied-without-markup',
  apply: 'build',
  transform(code, id) {
    if (!ANNOUNCER.test(id)) return
    if (!MARKUP.test(code)) throw new Error(`${id} no longer empties its lines by markup: drop this plugin`)
    return { code: code.replace(MARKUP, ".textContent = ''"), map: null }
  },
})
