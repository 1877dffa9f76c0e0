import { describe, expect, it } from 'vitest'
import { clientOf, isFromThisMachine } from './loopback.ts'

const requests = (headers: Record<string, string> = {}, host = '127.0.0.1:4180') =>
  new Request(`http://${host}/mailbox`, { headers })
const through = (hops: string) => requests({ 'x-forwarded-for': hops })
const TRUSTED = ['10.0.0.5', '2001:db8::5']

describe('the client address that a call is counted by', () => {
  it.each([
    ['a caller without a proxy', '10.9.9.9', '', '10.9.9.9'],
    ['a caller that forges a forwarded address', '10.9.9.9', '10.1.1.1', '10.9.9.9'],
    ['a proxy of this machine', '127.0.0.1', '10.1.1.1', '10.1.1.1'],
    ['a proxy of this machine whose client forges an address', '::1', '10.6.6.6, 10.1.1.1', '10.1.1.1'],
    ['a program of this machine', '127.0.0.1', '', '127.0.0.1'],
    ['a named proxy', '10.0.0.5', '10.1.1.1', '10.1.1.1'],
    ['a named proxy, as IPv6 writes it', '::ffff:10.0.0.5', '10.1.1.1', '10.1.1.1'],
    ['a named proxy of IPv6, written otherwise', '2001:db8:0:0::5', '10.1.1.1', '10.1.1.1'],
    ['a named proxy whose client forges an address', '10.0.0.5', '127.0.0.1, 10.6.6.6, 10.1.1.1', '10.1.1.1'],
    [
      'a named proxy in front of one of this machine',
      '127.0.0.1',
      '10.6.6.6, 10.1.1.1, 10.0.0.5',
      '10.1.1.1',
    ],
    ['a neighbour of a named proxy', '10.0.0.6', '10.1.1.1', '10.0.0.6'],
    ['a named proxy that says nothing', '10.0.0.5', '', '10.0.0.5'],
    ['a named proxy that names no address', '10.0.0.5', 'unknown', '10.0.0.5'],
    ['a client that writes a named proxy', '10.0.0.5', '10.6.6.6, 10.0.0.5, 10.1.1.1', '10.1.1.1'],
    ['a caller that is no address', 'unknown', '10.1.1.1', 'unknown'],
  ])('%s', (_, remote, hops, client) => {
    expect(clientOf(through(hops), remote, TRUSTED)).toBe(client)
  })

  it('trusts no proxy on another machine unless it was named', () => {
    expect(clientOf(through('10.1.1.1'), '10.0.0.5')).toBe('10.0.0.5')
  })
})

describe('a path for this machine alone', () => {
  it('answers programs of this machine, also through its portal', () => {
    expect(isFromThisMachine(requests(), '127.0.0.1')).toBe(true)
    const portal = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:4170' }
    expect(isFromThisMachine(requests(portal), '127.0.0.1')).toBe(true)
  })

  it.each([
    ['x-forwarded-for', '10.1.1.1'],
    ['x-forwarded-for', '127.0.0.1, 10.1.1.1'],
    ['x-forwarded-for', '10.1.1.1, 127.0.0.1'],
    ['x-forwarded-for', 'unknown'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '10.1.1.1'],
    ['x-client-ip', '10.1.1.1'],
    ['true-client-ip', '10.1.1.1'],
    ['cf-connecting-ip', '10.1.1.1'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'portal.example'],
    ['x-forwarded-host', 'a b'],
  ])('does not exist for calls that a proxy forwards with %s: %s', (name, value) => {
    expect(isFromThisMachine(requests({ [name]: value }), '127.0.0.1')).toBe(false)
  })

  it('does not exist for a proxy on another machine, whatever it forwards', () => {
    expect(isFromThisMachine(through('127.0.0.1'), '10.0.0.5')).toBe(false)
  })
})
