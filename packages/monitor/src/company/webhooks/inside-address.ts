import { BlockList, isIP } from 'node:net'

/** What IPv4 does not route to the public: this network, private, shared, loopback, link-local, tests, multicast, reserved. */
const INSIDE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Parts of what IPv6 routes to the public that lead elsewhere: Teredo and others, documentation, 6to4, segment routing. */
const INSIDE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

/** All that IPv6 routes to the public. */
const PUBLIC_6 = ['2000::', 3] as const

const inside = new BlockList()
for (const [net, prefix] of INSIDE_4) inside.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INSIDE_6) inside.addSubnet(net, prefix, 'ipv6')

const outside = new BlockList()
outside.addSubnet(...PUBLIC_6, 'ipv6')

/**
 * Whether a webhook must not go to an address: one that is not on the public internet, or that hides another one, as an IPv4
 * address inside an IPv6 one does. What is no address is taken for one inside.
 */
export const isInsideAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return inside.check(address, 'ipv4')
    case 6:
      return !outside.check(address, 'ipv6') || inside.check(address, 'ipv6')
    default:
      return true
  }
}
