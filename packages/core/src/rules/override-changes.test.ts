import { anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { changeOverrides, newestOverridesFirst, OVERRIDE_REFUSAL_TEXTS } from './override-changes.ts'

const today = '2026-11-21'
const made = anOverride({ id: id(1), createdAt: '2026-01-01T00:00:00.000Z' })
const other = anOverride({
  id: id(2),
  createdAt: '2026-02-01T00:00:00.000Z',
  ruleType: 'bipd_at_least_750000',
})
const ended = anOverride({ id: id(3), createdAt: '2026-03-01T00:00:00.000Z', isActive: false })
const expired = anOverride({ id: id(4), createdAt: '2026-04-01T00:00:00.000Z', expiresOn: '2026-11-20' })
const lastDay = anOverride({ id: id(6), createdAt: '2026-05-01T00:00:00.000Z', expiresOn: '2026-11-21' })
const listed = (...overrides: readonly unknown[]) => ({ ok: true, value: overrides })
const refusedAs = (refusal: string) => ({ ok: false, refusal })

const create = (overrides: Parameters<typeof changeOverrides>[0], override = made) =>
  changeOverrides(overrides, { kind: 'create', override }, today)

it('creating an override puts it in its place, the newest first', () => {
  expect(create([])).toEqual(listed(made))
  expect(create([other])).toEqual(listed(other, made))
  expect(create([ended, expired], lastDay)).toEqual(listed(lastDay, expired, ended))
})

it('creating an override is refused if one of the same subject counts', () => {
  expect(create([made], lastDay)).toEqual(refusedAs('already-overridden'))
  expect(create([lastDay], made)).toEqual(refusedAs('already-overridden'))
  expect(create([made], { ...lastDay, classificationId: id(3) })).toMatchObject({ ok: true })
  expect(create([made], ended)).toEqual(listed(ended, made))
})

it('creating an override is refused if its last day has passed, unless it is indefinite', () => {
  expect(create([], expired)).toEqual(refusedAs('expired'))
  expect(create([], lastDay)).toEqual(listed(lastDay))
  expect(changeOverrides([], { kind: 'create', override: made }, '2090-01-01')).toEqual(listed(made))
})

const deactivate = (...overrides: Parameters<typeof changeOverrides>[0]) =>
  changeOverrides(overrides, { kind: 'deactivate', subject: made }, today)

it('deactivating ends the newest override that counts, and no other', () => {
  expect(deactivate(made, other)).toEqual(listed(other, { ...made, isActive: false }))
  expect(deactivate(made, lastDay)).toEqual(listed({ ...lastDay, isActive: false }, made))
})

it('deactivating is refused if no override counts', () => {
  expect(deactivate(other, ended, expired)).toEqual(refusedAs('none-counts'))
})

const set = (wanted: number, isActive: boolean, ...overrides: Parameters<typeof changeOverrides>[0]) =>
  changeOverrides(overrides, { kind: 'set-active', id: id(wanted), isActive }, today)

it('switching an override off ends it, also an expired one', () => {
  expect(set(1, false, made, other)).toEqual(listed(other, { ...made, isActive: false }))
  expect(set(4, false, expired)).toEqual(listed({ ...expired, isActive: false }))
})

it('switching an override on restores it', () => {
  expect(set(3, true, ended, other)).toEqual(listed({ ...ended, isActive: true }, other))
})

it('switching an override on is refused if it has expired, or beside one that counts', () => {
  expect(set(4, true, { ...expired, isActive: false })).toEqual(refusedAs('expired'))
  expect(set(3, true, ended, made)).toEqual(refusedAs('already-overridden'))
})

it('switching an override to its current state changes nothing', () => {
  expect(set(4, true, expired)).toEqual(listed(expired))
  expect(set(1, true, made)).toEqual(listed(made))
  expect(set(3, false, ended)).toEqual(listed(ended))
})

it('switching is refused for an unknown override', () => {
  expect(set(9, false, made)).toEqual(refusedAs('not-found'))
})

it('an unknown kind of override change throws', () => {
  expect(() => changeOverrides([], { kind: 'x' } as never, today)).toThrow('should not occur')
})

it('overrides are newest first by the instant, then by the id', () => {
  const twin = { ...made, id: id<'rule-override'>(9) }
  expect(newestOverridesFirst([made, twin, other])).toEqual([other, twin, made])
  expect(newestOverridesFirst([twin, made])).toEqual([twin, made])
})

it('each refusal of an override change has a message', () => {
  expect(OVERRIDE_REFUSAL_TEXTS).toEqual({
    'already-overridden': 'This rule has an override already.',
    expired: 'This override has expired. Make a new one.',
    'none-counts': 'No override of this rule is active.',
    'not-found': 'This override no longer exists.',
  })
})
