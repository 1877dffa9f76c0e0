const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** What `safeAddress` takes, in words. */
export const SAFE_ADDRESS = 'an https address (http only on this machine)'

/**
 * An address that may be opened or asked without anybody listening.
 *
 * Refuses: undefined for http beyond this machine, another scheme, a name with a password, and what is no address.
 */
export const safeAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.password !== '') return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url : undefined
}

/** Scheme, host and port of such an address. Refuses: undefined when it says more than these. */
export const safeOrigin = (text: string): string | undefined => {
  const url = safeAddress(text)
  return url !== undefined && url.username === '' && url.href === `${url.origin}/` ? url.origin : undefined
}

/** The parts of a text with commas. Refuses: undefined unless each is of the form. */
export const listOf = (text: string, form: RegExp): readonly string[] | undefined => {
  const parts = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return parts.every(part => form.test(part)) ? parts : undefined
}
