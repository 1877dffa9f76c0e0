import { aDirectory, aDirectoryRow, aDirectoryUser, aPlace, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { directoryRows, rowsOfUsers } from './directory-rows.ts'

const federal = { part: 'federal_information' } as const

it('the rows are the contacts, the users, and each federal name, phone, e-mail and address alone', () => {
  expect(directoryRows(aDirectory())).toEqual([
    aDirectoryRow({
      part: 'contacts',
      name: 'Ruth Alder',
      title: 'Owner',
      phone: '(214) 555-0111',
      email: 'ruth@eaglemesa.example',
      source: 'Onboarding packet',
    }),
    aDirectoryRow({
      name: 'Tom Fox',
      phone: '214-555-0112',
      email: 'Tom@EagleMesa.example',
      kinds: ['load_booker'],
      personId: id(21),
    }),
    aDirectoryRow({ ...federal, name: 'RUTH ALDER' }),
    aDirectoryRow({ ...federal, phone: '2145550111' }),
    aDirectoryRow({ ...federal, phone: '2145550110' }),
    aDirectoryRow({ ...federal, email: 'RUTH@EAGLEMESA.EXAMPLE' }),
    aDirectoryRow({ ...federal, address: aPlace() }),
  ])
})

it('without federal information, users and contacts there are no rows', () => {
  expect(directoryRows(aDirectory({ federalInformation: null, users: [], contacts: [] }))).toEqual([])
})

it('rows of dispatchers name that part', () => {
  const [row] = rowsOfUsers([aDirectoryUser()], 'dispatch_users')
  expect(row?.part).toBe('dispatch_users')
})
