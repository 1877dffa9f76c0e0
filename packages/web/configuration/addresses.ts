const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** What `safeAddress` accepts, for error messages. */
export const SAFE_ADDRESS = 'an https address (http only on this machine)'

/**
 * An address that can be opened or requested without anyone else reading along.
 * Refuses: undefined for http beyond this machine, another scheme, a name with a password, and anything that is not an
 * address.
 */
export const safeAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.password !== '') return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url : undefined
}

/**
 * The origin of such an address: scheme, host and port. Refuses: undefined when the address contains more than the
 * origin.
 */
export const safeOrigin = (text: string): string | undefined => {
  const url = safeAddress(text)
  return url !== undefined && url.username === '' && url.href === `${url.origin}/` ? url.origin : undefined
}

/** The items of a comma-separated list. Refuses: undefined unless each item has the form. */
export const listOf = (text: string, form: RegExp): readonly string[] | undefined => {
  const parts = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts.every(part => form.test(part)) ? parts : undefined
}
