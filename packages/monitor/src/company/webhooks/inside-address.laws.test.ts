import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInsideAddress } from './inside-address.ts'

const byte = fc.integer({ min: 0, max: 255 })
const within = (min: number, max: number) => fc.integer({ min, max })
const address4 = (...parts: readonly fc.Arbitrary<number>[]) =>
  fc.tuple(...parts).map(numbers => numbers.join('.'))
const is = fc.constant<number>

/** What no one outside can reach, or not always the same one. */
const INSIDE_4 = fc.oneof(
  address4(is(0), byte, byte, byte),
  address4(is(10), byte, byte, byte),
  address4(is(100), within(64, 127), byte, byte),
  address4(is(127), byte, byte, byte),
  address4(is(169), is(254), byte, byte),
  address4(is(172), within(16, 31), byte, byte),
  address4(is(192), is(0), is(0), byte),
  address4(is(192), is(0), is(2), byte),
  address4(is(192), is(168), byte, byte),
  address4(is(198), within(18, 19), byte, byte),
  address4(is(198), is(51), is(100), byte),
  address4(is(203), is(0), is(113), byte),
  address4(within(224, 255), byte, byte, byte),
)

const group = fc.integer({ min: 0, max: 0xffff }).map(part => part.toString(16))
const groups = (count: number) =>
  fc.array(group, { minLength: count, maxLength: count }).map(parts => parts.join(':'))
const hex = (text: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
const start6 = (...firsts: readonly number[]) =>
  fc.tuple(fc.constantFrom(...firsts), groups(7)).map(([first, rest]) => `${first.toString(16)}:${rest}`)

const INSIDE_6 = fc.oneof(
  fc.constantFrom('::', '::1', '0:0:0:0:0:0:0:1', 'fe80::1%eth0'),
  start6(0xfe80, 0xfebf, 0xfec0, 0xfc00, 0xfdff, 0xff02, 0x2002, 0x0100),
  groups(6).map(rest => `2001:db8:${rest}`),
  groups(6).map(rest => `2001:0:${rest}`),
  // Addresses of IPv4 in those of IPv6: mapped, compatible, translated.
  address4(byte, byte, byte, byte).chain(text =>
    fc.constantFrom(
      `::ffff:${text}`,
      `::ffff:${hex(text)}`,
      `::${text}`,
      `64:ff9b::${text}`,
      `64:ff9b:1::${hex(text)}`,
      `2002:${hex(text)}::1`,
    ),
  ),
)

describe('the guard of addresses', () => {
  it.each([
    ['inside addresses of IPv4', INSIDE_4],
    ['inside addresses of IPv6', INSIDE_6],
  ])('%s never pass', (_, addresses) => {
    fc.assert(fc.property(addresses, isInsideAddress))
  })

  it('what is no address never passes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom('', 'localhost', '127.1', '2130706433', '0x7f.0.0.1'), group),
        isInsideAddress,
      ),
    )
  })

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00::1',
  ])('the public address %s passes', address => expect(isInsideAddress(address)).toBe(false))
})
