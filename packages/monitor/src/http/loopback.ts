import { BlockList, isIP } from 'node:net'

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1, also as IPv6 writes the former. */
const isLoopbackAddress = (address: string) =>
  /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address) || address === '::1'

/** Whether a host name means this machine. A name that only resolves to it does not count, because of DNS rebinding. */
const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  isLoopbackAddress(hostname)

const forwardedFor = (request: Request) =>
  (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** Headers that proxies add. A program on this machine that calls directly sends none of them. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-proto',
]

/** Whether the host in `x-forwarded-host` is this machine, or there is none. An invalid host is not. */
const isForwardedToLoopback = (request: Request) => {
  const host = request.headers.get('x-forwarded-host') ?? ''
  if (host === '') return true
  return URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname)
}

/**
 * Whether a call comes from a program on this machine, to a name of this machine, not forwarded from elsewhere.
 *
 * Choice: a call forwarded by a proxy on this machine counts only when every address and host in its headers is this
 * machine's, as when the portal forwards a call from its own machine.
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
 * The client address that a call is counted by.
 *
 * Choice: only proxies on this machine, and those the operator named, are trusted. Each is trusted about the address
 * that called it, which is the last one in its header, as a client can forge the ones before. Where that is a trusted
 * proxy again, the address before it counts in turn.
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
