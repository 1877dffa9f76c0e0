import { aDirectory, aDirectoryRow, aDirectoryUser, aPlace, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Place } from '../carrier.ts'
import { directoryRows, rowsOfUsers } from './directory-rows.ts'
import { addressLine, mergeDirectory } from './merge-directory.ts'

const row = aDirectoryRow
const federal = { part: 'federal_information' } as const

it('the merged directory holds each person, phone, e-mail and address once, with every part and source that tells of it', () => {
  const both = { parts: ['contacts', 'federal_information'], kinds: [], sources: ['Onboarding packet'] }
  const user = { parts: ['users'], kinds: ['load_booker'], sources: [] }
  const federal = { parts: ['federal_information'], kinds: [], sources: [] }
  expect(mergeDirectory(directoryRows(aDirectory()))).toEqual([
    {
      kind: 'person',
      key: 'RUTHALDER',
      name: 'Ruth Alder',
      hides: [],
      titles: ['Owner'],
      phones: [{ value: '+12145550111', ...both }],
      emails: [{ value: 'ruth@eaglemesa.example', ...both }],
      ...both,
    },
    {
      kind: 'person',
      key: 'TOMFOX',
      name: 'Tom Fox',
      hides: [],
      titles: [],
      phones: [{ value: '+12145550112', ...user }],
      emails: [{ value: 'tom@eaglemesa.example', ...user }],
      ...user,
    },
    { kind: 'phone', value: '+12145550110', ...federal },
    { kind: 'address', value: '1200 Commerce St, Dallas, TX 75202, US', ...federal },
  ])
})

it('the merged directory has a person with a hidden name once, after the others, with what they show', () => {
  const hidden = aDirectoryUser({ id: id(5), name: null, phone: null, hides: ['name', 'phone'] })
  const entries = mergeDirectory([
    ...rowsOfUsers([
      hidden,
      aDirectoryUser({ id: id(6), name: null, email: null, hides: ['name', 'email'] }),
    ]),
    ...rowsOfUsers([{ ...hidden, kinds: ['dispatcher'] }], 'dispatch_users'),
    ...rowsOfUsers([aDirectoryUser({ name: 'Zoe Brook', phone: null, hides: ['phone'] })]),
  ])
  expect(entries).toMatchObject([
    { name: 'Zoe Brook', hides: ['phone'] },
    {
      name: null,
      hides: ['name', 'phone'],
      parts: ['users', 'dispatch_users'],
      kinds: ['dispatcher', 'load_booker'],
      emails: [{ value: 'tom@eaglemesa.example' }],
    },
    { name: null, hides: ['name', 'email'], phones: [{ value: '+12145550112' }] },
  ])
})

it('the merged directory collects the titles, kinds, phones and e-mails of one person, each once and in text order', () => {
  const [person] = mergeDirectory([
    row({ name: 'Ruth Alder', title: 'Owner', phone: '9725550111', email: 'z@b.example', kinds: ['b'] }),
    row({ name: 'RUTH ALDER.', title: ' Boss ', phone: '2145550111', email: 'a@b.example', kinds: ['a'] }),
    row({ name: 'ruth alder', title: ' ', phone: '12145550111', kinds: ['b', 'a'], part: 'contacts' }),
  ])
  expect(person).toMatchObject({
    name: 'Ruth Alder',
    titles: ['Boss', 'Owner'],
    kinds: ['a', 'b'],
    parts: ['contacts', 'users'],
    phones: [
      { value: '+12145550111', parts: ['contacts', 'users'], kinds: ['a', 'b'] },
      { value: '+19725550111', parts: ['users'], kinds: ['b'] },
    ],
    emails: [{ value: 'a@b.example' }, { value: 'z@b.example' }],
  })
})

it('the merged directory never merges two people for a shared number, and shows the number with each', () => {
  const both = rowsOfUsers([aDirectoryUser(), aDirectoryUser({ name: 'Ida Brook', email: null })])
  const entries = mergeDirectory(both)
  expect(entries.map(entry => (entry.kind === 'person' ? entry.name : entry.value))).toEqual([
    'Ida Brook',
    'Tom Fox',
  ])
  expect(entries).toMatchObject([
    { phones: [{ value: '+12145550112' }] },
    { phones: [{ value: '+12145550112' }] },
  ])
})

it.each([
  [['RUTH ALDER', 'ruth alder'], 'ruth alder'],
  [['ruth alder', 'RUTH ALDER'], 'ruth alder'],
  [['ruth alder', 'Ruth Alder'], 'Ruth Alder'],
  [['Ruth Alder', 'ruth alder'], 'Ruth Alder'],
  [['RUTH-ALDER', 'RUTH ALDER'], 'RUTH ALDER'],
  [['RUTH ALDER', 'RUTH-ALDER'], 'RUTH ALDER'],
])('of the spellings %j the merged directory shows %j', (names, expected) => {
  expect(mergeDirectory(names.map(name => row({ name })))).toMatchObject([{ name: expected }])
})

it('the merged directory orders people first, then lone phones, e-mails and addresses, each kind by its text', () => {
  const entries = mergeDirectory([
    row({ email: 'B@b.example' }),
    row({ email: 'a@b.example' }),
    row({ phone: '9725550111' }),
    row({ phone: '2145550111' }),
    row({ ...federal, address: aPlace({ street: '9 Oak Rd' }) }),
    row({ ...federal, address: aPlace({ street: '1200  COMMERCE St.' }) }),
    row({ ...federal, address: aPlace() }),
    row({ name: 'b Person' }),
    row({ name: 'A Person' }),
  ])
  expect(entries.map(entry => (entry.kind === 'person' ? entry.name : entry.value))).toEqual([
    'A Person',
    'b Person',
    '+12145550111',
    '+19725550111',
    'a@b.example',
    'b@b.example',
    '1200  COMMERCE St., Dallas, TX 75202, US',
    '9 Oak Rd, Dallas, TX 75202, US',
  ])
  expect(entries.map(({ kind }) => kind).slice(2)).toEqual([
    'phone',
    'phone',
    'email',
    'email',
    'address',
    'address',
  ])
})

it('the merged directory ignores blank fields, and names without a letter or digit', () => {
  const nowhere = aPlace({ street: null, city: null, state: null, postalCode: null, country: null })
  expect(
    mergeDirectory([row({ name: '--', title: 'Owner', phone: 'none', email: ' ', address: nowhere })]),
  ).toEqual([])
  expect(mergeDirectory([row({ name: ' ', phone: '2145550110' })])).toMatchObject([{ kind: 'phone' }])
  expect(mergeDirectory([])).toEqual([])
})

const NOWHERE: Place = { street: null, city: null, state: null, postalCode: null, country: null }

it.each([
  [
    { street: '1200 Commerce St', city: 'Dallas', state: 'TX', postalCode: '75202', country: 'US' },
    '1200 Commerce St, Dallas, TX 75202, US',
  ],
  [{ city: 'Dallas', state: 'TX' }, 'Dallas, TX'],
  [{ postalCode: '75202' }, '75202'],
  [{ street: 'PO Box 9', country: 'MX' }, 'PO Box 9, MX'],
  [{}, undefined],
])('the address %j is written %s', (some, line) => {
  expect(addressLine({ ...NOWHERE, ...some })).toBe(line)
})
