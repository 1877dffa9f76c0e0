import { BlockList, isIP } from 'node:net'

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

/** What proxies add on behalf of somebody. A program of this machine that asks for itself has none of them. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-proto',
]

/** The host that a proxy was asked for; empty when none says so. Whatever is no host name is nobody's machine. */
const isForwardedToLoopback = (request: Request) => {
  const host = request.headers.get('x-forwarded-host') ?? ''
  if (host === '') return true
  return URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname)
}

/**
 * Whether a call comes from a program on this machine, to a name of this machine, and was forwarded from nowhere else.
 *
 * Choice: what a proxy on this machine hands on counts only as long as every address and host it names is this
 * machine's, which is how the portal hands on what its own machine asks.
 */
export const isFromThisMachine = (request: Request, remoteAddress: string) =>
  isLoopbackAddress(remoteAddress) &&
  isLoopbackHost(new URL(request.url).hostname) &&
  OF_PROXIES.every(name => request.headers.get(name) === null) &&
  isForwardedToLoopback(request) &&
  forwardedFor(request).every(isLoopbackAddress)

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const isOneOf = (addresses: readonly string[], address: string) => {
  const list = new BlockList()
  for (const each of addresses) list.addAddress(each, familyOf(each))
  return list.check(address, familyOf(address))
}

/**
 * The client that a call is counted for.
 *
 * Choice: what runs on this machine is believed, and the proxies the operator named; nobody else. Each is believed about
 * the address it was asked from, which is the last one it names, for a client can write the ones before it. Where that
 * is a believed proxy again, its word counts in turn.
 */
export const clientOf = (request: Request, remoteAddress: string, trustedProxies: readonly string[] = []) => {
  const isBelieved = (address: string) =>
    isLoopbackAddress(address) || (trustedProxies.length > 0 && isOneOf(trustedProxies, address))
  const hops = forwardedFor(request)
  let client = remoteAddress
  while (isBelieved(client)) {
    const before = hops.pop()
    if (before === undefined || isIP(before) === 0) return client
    client = before
  }
  return client
}
