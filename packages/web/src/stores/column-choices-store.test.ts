import { USUAL_COLUMNS, type UserId } from '@fairhaul/core'
import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ColumnChoicesStore } from './column-choices-store.ts'
import { SessionEndEvents } from './session-end-events.ts'

const DANA = 7 as UserId
const ROBIN = 8 as UserId
const WITHOUT_ALERTS = { ...USUAL_COLUMNS, hidden: ['alerts'] }
const ALERTS_FIRST = { ...USUAL_COLUMNS, order: ['alerts'] }

/** A browser's place for columns, and pages of whoever is there. */
const aBrowser = () => {
  const browser = { kept: undefined as unknown }
  const storage = {
    read: () => browser.kept,
    store: (value: unknown) => {
      browser.kept = JSON.parse(JSON.stringify(value)) as unknown
    },
  }
  const sessionEndEvents = new SessionEndEvents()
  const open = (user: UserId | undefined) =>
    new ColumnChoicesStore({ storage, userId: () => user, sessionEndEvents })
  return { browser, sessionEndEvents, open }
}

it('keeps what a person chose for each kind of list, and nothing of the others', () => {
  const { open } = aBrowser()
  const store = open(DANA)
  store.choose('results', WITHOUT_ALERTS)
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(store.choiceOf('directory')).toBe(USUAL_COLUMNS)
  expect(open(DANA).choiceOf('results')).toEqual(WITHOUT_ALERTS)
})

it('another person has their own', () => {
  const { open } = aBrowser()
  open(DANA).choose('results', WITHOUT_ALERTS)
  expect(open(ROBIN).choiceOf('results')).toBe(USUAL_COLUMNS)
})

it('nobody’s choice is kept', () => {
  const { open, browser } = aBrowser()
  const store = open(undefined)
  store.choose('results', WITHOUT_ALERTS)
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(browser.kept).toBeUndefined()
})

it('a tab leaves what another one has kept of another list', () => {
  const { open } = aBrowser()
  const [one, other] = [open(DANA), open(DANA)]
  one.choose('results', WITHOUT_ALERTS)
  other.choose('insights', ALERTS_FIRST)
  const next = open(DANA)
  expect(next.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(next.choiceOf('insights')).toEqual(ALERTS_FIRST)
})

it.each(['signed-out', 'signed-out-elsewhere', 'somebody-else'] as const)(
  'has the usual columns again once somebody is %s',
  sessionEnd => {
    const { open, sessionEndEvents } = aBrowser()
    const store = open(DANA)
    store.choose('results', WITHOUT_ALERTS)
    sessionEndEvents.publish(aUser(), sessionEnd)
    expect(store.choiceOf('results')).toBe(USUAL_COLUMNS)
  },
)

it('keeps the columns for whose session has ended, as they come back', () => {
  const { open, sessionEndEvents } = aBrowser()
  const store = open(DANA)
  store.choose('results', WITHOUT_ALERTS)
  sessionEndEvents.publish(aUser(), 'session-ended')
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
})
