import { describe, expect, it } from 'vitest'
import { readFlags, UnusableFlag } from './flags.ts'

it('without flags the server listens on loopback, with a monitor on loopback', () => {
  const { monitors, ...others } = readFlags([])
  expect(monitors.map(each => each.origin)).toEqual(['http://127.0.0.1:4180'])
  expect(others).toEqual({ port: 4170, host: '127.0.0.1', dist: 'packages/web/dist', drainSeconds: 0 })
})

it.each(['http://[::1]:4180', 'https://monitor.internal', 'https://monitor.internal:8443/'])(
  'the monitor may be at %s',
  address =>
    expect(readFlags(['--monitor', address]).monitors.map(each => each.origin)).toEqual([
      new URL(address).origin,
    ]),
)

it('the monitor may have several processes', () =>
  expect(
    readFlags(['--monitor', 'http://127.0.0.1:4180', '--monitor', 'http://127.0.0.1:4181']).monitors.map(
      each => each.port,
    ),
  ).toEqual(['4180', '4181']))

describe('an unusable flag', () => {
  it.each([
    [['--monitor', 'monitor.internal'], /--monitor monitor\.internal: not an address/],
    [['--monitor', 'ftp://monitor.internal'], /not an address/],
    [['--monitor', 'https://me:secret@monitor.internal'], /must not hold a name or a password/],
    [['--monitor', 'http://monitor.internal/monitor'], /give the origin alone, http:\/\/monitor\.internal/],
    [['--port', '70000'], /--port 70000: give a number from 0 to 65535/],
    [['--port', ''], /--port/],
    [['--drain', '-1'], /drain/],
    [['--base', '/portal/'], /under \/broker\/ and nowhere else/],
    [['--prot', '1'], /--prot/],
  ])('%j is refused, with a sentence that names the flag', (args, sentence) => {
    const read = () => readFlags(args)
    expect(read).toThrow(UnusableFlag)
    expect(read).toThrow(sentence)
  })

  it('a refusal does not contain the password', () => {
    expect(() => readFlags(['--monitor', 'https://me:secret@monitor.internal'])).not.toThrow(/secret/)
  })
})
