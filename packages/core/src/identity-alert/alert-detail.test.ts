import { anAlertMessage, anIdentityAlert, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  alertAuthorText,
  alertName,
  carrierStatements,
  evidenceKindLabel,
  messageAuthorText,
  readAlertEvidence,
} from './alert-detail.ts'

const NAMES = { authorName: 'Dana Reyes', companyName: 'Northlake Freight Brokers LLC' }
const NO_NAMES = { authorName: null, companyName: null }

it.each([
  ['email', 'E-mail'],
  ['phone_record', 'Phone record'],
  ['document', 'Document'],
  ['dash_cam', 'Dash cam'],
])('evidence of the kind %s is called %s', (kind, label) => {
  expect(evidenceKindLabel(kind)).toBe(label)
})

it('an alert is called by its category', () => {
  expect(alertName({ category: 'hostage_load' })).toBe('Hostage load')
})

it.each([
  [NAMES, true, 'Dana Reyes, Northlake Freight Brokers LLC'],
  [{ ...NAMES, authorName: null }, false, 'Northlake Freight Brokers LLC'],
  [NO_NAMES, true, 'your company'],
  [NO_NAMES, false, 'another broker'],
])('the author of an alert with %j (of the own company: %j) is %s', (names, isOurs, text) => {
  expect(alertAuthorText(names, isOurs)).toBe(text)
})

it.each([
  [{ ...NAMES, isByCarrier: false }, 'Dana Reyes, Northlake Freight Brokers LLC'],
  [{ ...NO_NAMES, isByCarrier: false }, 'A broker'],
  [{ ...NO_NAMES, companyName: 'EAGLE MESA', isByCarrier: true }, 'EAGLE MESA'],
  [{ ...NO_NAMES, isByCarrier: true }, 'The carrier'],
])('the author of a message with %j is %s', (message, text) => {
  expect(messageAuthorText(message)).toBe(text)
})

it('the statements of a carrier are apart from what brokers wrote', () => {
  const [ours, theirs] = [anAlertMessage(), anAlertMessage({ id: id(2), isByCarrier: true })]
  expect(carrierStatements(anIdentityAlert({ messages: [ours, theirs] }))).toEqual([theirs])
})

it('evidence is trimmed, and refused without a text', () => {
  const sent = {
    alertId: id<'identity-alert'>(1),
    kind: 'email',
    note: ' The booking. ',
    file: null,
  } as const
  expect(readAlertEvidence(sent)).toEqual({ ok: true, value: { ...sent, note: 'The booking.' } })
  expect(readAlertEvidence({ ...sent, note: ' ' })).toEqual({
    ok: false,
    refusal: [{ field: 'note', message: 'Say what it shows.' }],
  })
})
