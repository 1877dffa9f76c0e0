/**
 * Begins to fetch the files that links name, without compiling them: that would keep the page busy while somebody types.
 */
export const fetchAhead = (links: Iterable<HTMLLinkElement>): void => {
  for (const link of links) {
    link.as = 'script'
    link.rel = 'preload'
  }
}
