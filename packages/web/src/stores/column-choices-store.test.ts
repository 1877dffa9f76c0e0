import { USUAL_COLUMNS, type UserId } from '@fairhaul/core'
import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ColumnChoicesStore } from './column-choices-store.ts'
import { SessionEndEvents } from './session-end-events.ts'

const DANA = 7 as UserId
const ROBIN = 8 as UserId
const WITHOUT_ALERTS = { ...USUAL_COLUMNS, hidden: ['alerts'] }
const ALERTS_FIRST = { ...USUAL_COLUMNS, order: ['alerts'] }

/** A browser's storage for columns, which pages of different users share. */
const aBrowser = () => {
  const browser = { stored: undefined as unknown }
  const storage = {
    read: () => browser.stored,
    store: (value: unknown) => {
      browser.stored = JSON.parse(JSON.stringify(value)) as unknown
    },
  }
  const sessionEndEvents = new SessionEndEvents()
  const open = (user: UserId | undefined) =>
    new ColumnChoicesStore({ storage, userId: () => user, sessionEndEvents })
  return { browser, sessionEndEvents, open }
}

it('stores a person’s choice for each kind of list, apart from the other kinds', () => {
  const { open } = aBrowser()
  const store = open(DANA)
  store.choose('results', WITHOUT_ALERTS)
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(store.choiceOf('directory')).toBe(USUAL_COLUMNS)
  expect(open(DANA).choiceOf('results')).toEqual(WITHOUT_ALERTS)
})

it('another person has their own columns', () => {
  const { open } = aBrowser()
  open(DANA).choose('results', WITHOUT_ALERTS)
  expect(open(ROBIN).choiceOf('results')).toBe(USUAL_COLUMNS)
})

it('stores no choice while no one is signed in', () => {
  const { open, browser } = aBrowser()
  const store = open(undefined)
  store.choose('results', WITHOUT_ALERTS)
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(browser.stored).toBeUndefined()
})

it('a tab leaves what another tab stored for another list', () => {
  const { open } = aBrowser()
  const [one, other] = [open(DANA), open(DANA)]
  one.choose('results', WITHOUT_ALERTS)
  other.choose('insights', ALERTS_FIRST)
  const next = open(DANA)
  expect(next.choiceOf('results')).toEqual(WITHOUT_ALERTS)
  expect(next.choiceOf('insights')).toEqual(ALERTS_FIRST)
})

it.each(['signed-out', 'signed-out-elsewhere', 'someone-else'] as const)(
  'resets to the default columns when the session ends as %s',
  sessionEnd => {
    const { open, sessionEndEvents } = aBrowser()
    const store = open(DANA)
    store.choose('results', WITHOUT_ALERTS)
    sessionEndEvents.publish(aUser(), sessionEnd)
    expect(store.choiceOf('results')).toBe(USUAL_COLUMNS)
  },
)

it('keeps the columns of a user whose session has expired, for their return', () => {
  const { open, sessionEndEvents } = aBrowser()
  const store = open(DANA)
  store.choose('results', WITHOUT_ALERTS)
  sessionEndEvents.publish(aUser(), 'session-ended')
  expect(store.choiceOf('results')).toEqual(WITHOUT_ALERTS)
})
