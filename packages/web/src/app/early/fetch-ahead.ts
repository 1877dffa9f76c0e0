/** Preloads the linked files without compiling them, which would block the page while the user types. */
export const fetchAhead = (links: Iterable<HTMLLinkElement>): void => {
  for (const link of links) {
    link.as = 'script'
    link.rel = 'preload'
  }
}
