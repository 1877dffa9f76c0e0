import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { LEAVE_PATIENCE_MS, leaveBy } from './leave.ts'

const origins = { main: 'http://localhost', watchdog: 'http://watchdog.localhost' }
const settled = () => new Promise(resolve => setTimeout(resolve))

const setUp = () => {
  const clock = fakeClock()
  const went: string[] = []
  let signedOut = 0
  let end: (confirmed: boolean) => void = () => {}
  const leave = leaveBy({
    account: {
      signOut: () => {
        signedOut += 1
        return new Promise(resolve => {
          end = resolve
        })
      },
    },
    clock,
    origins,
    go: url => went.push(url),
  })
  return { clock, went, leave, signedOut: () => signedOut, end: (confirmed: boolean) => end(confirmed) }
}

it('leaving for the other brand signs out of this host first', async () => {
  const { went, leave, end } = setUp()
  leave('http://watchdog.localhost/broker/', { inPlace: true })
  await settled()
  expect(went).toEqual([])
  end(true)
  await settled()
  expect(went).toEqual(['http://watchdog.localhost/broker/#moved'])
})

it('leaving waits only briefly for a server that does not respond, and happens once', async () => {
  const { clock, went, leave, end } = setUp()
  leave('http://watchdog.localhost/broker/', { inPlace: true })
  leave('http://watchdog.localhost/broker/', { inPlace: true })
  clock.advance(LEAVE_PATIENCE_MS)
  end(false)
  await settled()
  expect(went).toEqual(['http://watchdog.localhost/broker/#moved'])
})

it('leaving for any other site happens at once and stays signed in', () => {
  const { went, leave, signedOut } = setUp()
  leave('https://onboarding.example/start', { inPlace: false })
  expect([went, signedOut()]).toEqual([['https://onboarding.example/start'], 0])
})
