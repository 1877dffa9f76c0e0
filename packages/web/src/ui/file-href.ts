/**
 * The address of a file in a response, if it is a path of the page's own installation.
 *
 * Empty: undefined where it does not begin with a slash, leads to another origin (`//host`, `/\host`), or has a control
 * character or blank, which a browser would leave out. Errors: none. Choice: a full address of the own origin is none either,
 * as the monitor writes paths.
 */
export const fileHref = (address: string, page: string = location.href): string | undefined => {
  if (!/^\/[^\\\s\p{Cc}]*$/u.test(address)) return undefined
  if (!URL.canParse(address, page)) return undefined
  return new URL(address, page).origin === new URL(page).origin ? address : undefined
}
