import { matchRoute } from './match-route.ts'

/** Characters of a saved target, at most. */
const TARGET_CHARACTERS_MAX = 2_048

/** One slash, then neither blanks, control characters nor backslashes, which browsers read as slashes. */
const IN_APP = /^\/(?!\/)[^\\\s\p{Cc}]*$/u

/** The path of an address without its query and hash. */
export const pathOf = (address: string): string => {
  const end = address.search(/[?#]/)
  return end < 0 ? address : address.slice(0, end)
}

/**
 * An accepted saved target: a path of this portal, without the base, with its query.
 *
 * Refuses: undefined for another origin, however disguised, an unknown path, and a route for visitors only.
 * Source: section 4, "Saved target". Choice: only a path of the route table, because anyone can write a link.
 */
export const acceptedTarget = (saved: string | null): string | undefined => {
  if (saved === null || saved.length > TARGET_CHARACTERS_MAX || !IN_APP.test(saved)) return undefined
  const { name, authentication } = matchRoute(pathOf(saved)).route
  return name === 'not-found' || authentication === 'anonymous-only' ? undefined : saved
}
