import { matchRoute } from '@fairhaul/core'
import { fakeClock, fakeErrorReports } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { watchErrors } from './watch-errors.ts'

const setup = () => {
  const page = Object.assign(new EventTarget(), { reportError: vi.fn<(thrown: unknown) => void>() })
  const reports = fakeErrorReports()
  const clock = fakeClock()
  const watched = watchErrors({
    page: page as unknown as Window,
    reports,
    clock,
    release: { environment: 'staging', version: '0.1.0+abc', hasSourceMaps: true },
    shown: () => matchRoute('/carriers/12'),
  })
  const uncaught = (error: unknown, message = '') =>
    page.dispatchEvent(Object.assign(new Event('error'), { error, message }))
  const rejected = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const reported = () => reports.sent.map(({ report: { origin, message } }) => `${origin}: ${message}`)
  return { ...watched, page, reports, clock, uncaught, rejected, reported }
}

it('uncaught errors and unhandled rejections are reported, with the portal and the route', () => {
  const { uncaught, rejected, reported, reports } = setup()
  uncaught(new TypeError('no rows'))
  rejected(new Error('no answer'))
  expect(reported()).toEqual(['uncaught: no rows', 'unhandled-rejection: no answer'])
  expect(reports.sent[0]?.report).toMatchObject({
    name: 'TypeError',
    environment: 'staging',
    version: '0.1.0+abc',
    hasSourceMaps: true,
    route: { name: 'carrier', pattern: '/carriers/:id' },
  })
})

it('a framework error is reported once and rethrown unchanged', () => {
  const { inFramework, uncaught, page, reported } = setup()
  const thrown = new Error('no view')
  inFramework(thrown)
  expect(page.reportError).toHaveBeenCalledExactlyOnceWith(thrown)
  uncaught(thrown)
  expect(reported()).toEqual(['framework: no view'])
})

it.each([
  ['text', 'plain', 'uncaught: plain'],
  ['a number', 7, 'uncaught: Something that is no error was thrown.'],
])('a thrown value that is %s is reported', (_, thrown, message) => {
  const { uncaught, reported } = setup()
  uncaught(thrown)
  expect(reported()).toEqual([message])
})

it('an error that is only known as text is reported as that text, and not at all when the text is hidden', () => {
  const { uncaught, reported } = setup()
  uncaught(null, 'Script error.')
  uncaught(null, 'ResizeObserver loop completed with undelivered notifications.')
  expect(reported()).toEqual(['uncaught: ResizeObserver loop completed with undelivered notifications.'])
})

it('a repeating error is reported three times, and again after a pause', () => {
  const { uncaught, clock, reported } = setup()
  for (let at = 0; at < 10; at += 1) uncaught('again')
  expect(reported()).toHaveLength(3)
  clock.advance(600_000)
  uncaught('again')
  expect(reported()).toHaveLength(4)
})

it('a report contains no personal data', () => {
  const { uncaught, reports } = setup()
  uncaught(
    new Error('no user dana@northlake.example at /sign-up?email=dana%40x.example, call +1 312 555 0142'),
  )
  const text = JSON.stringify(reports.sent)
  expect(text).not.toMatch(/northlake|%40|555|\?email/)
})
