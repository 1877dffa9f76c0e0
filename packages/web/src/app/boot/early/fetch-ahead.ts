/**
 * Fetches the linked modules. A browser compiles them while they arrive, beside the page: a file that it was instructed to fetch
 * as any script is compiled once it is imported, while the user types.
 */
export const fetchAhead = (links: Iterable<HTMLLinkElement>): void => {
  for (const link of links) link.rel = 'modulepreload'
}
