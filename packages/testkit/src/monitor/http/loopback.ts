/** Whether an address is this machine's own: 127.0.0.0/8 or ::1, also as IPv6 writes the former. */
export const isLoopbackAddress = (address: string) =>
  /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address) || address === '::1'

/** Whether a host name means this machine. A name that merely resolves to it does not count: rebinding makes such. */
export const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  isLoopbackAddress(hostname)

const forwardedFor = (request: Request) =>
  (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** Whether a call comes from a program on this machine, to a name of this machine, and was forwarded from nowhere else. */
export const isFromThisMachine = (request: Request, remoteAddress: string) =>
  isLoopbackAddress(remoteAddress) &&
  isLoopbackHost(new URL(request.url).hostname) &&
  request.headers.get('forwarded') === null &&
  forwardedFor(request).every(isLoopbackAddress)

/**
 * The client that a call is counted for.
 *
 * Choice: a proxy is believed only when it runs on this machine, and only the last address it names, for a client can
 * write the ones before it.
 */
export const clientOf = (request: Request, remoteAddress: string) =>
  (isLoopbackAddress(remoteAddress) ? forwardedFor(request).at(-1) : undefined) ?? remoteAddress
