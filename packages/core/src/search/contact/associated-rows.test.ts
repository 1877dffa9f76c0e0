import { aContactAnswer, aContactCarrier, aDomainCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contactWindow } from '../../account/contact-window.ts'
import { associatedRows } from './associated-rows.ts'
import { CONTACT_RELATIONS, type ContactCarrier } from './contact-answer.ts'

const WINDOW = contactWindow(null, '2026-11-21')
const EMAIL = { kind: 'email', email: 'billing@eaglemesa.example' } as const
const PHONE = { kind: 'phone', phone: '2145550111' } as const
const at = (number: number) => aDomainCarrier({ id: id(number) })

it('the carriers of two contacts are listed once, each with what it has to do with which', () => {
  const phone = {
    query: PHONE,
    answer: aContactAnswer({ carriers: [aContactCarrier(), aContactCarrier({ id: id(8) })] }),
  }
  const email = {
    query: EMAIL,
    answer: aContactAnswer({ carriers: [aContactCarrier({ relation: 'dispatcher' })] }),
  }
  expect(associatedRows([phone, email], WINDOW).map(row => [row.id, row.uses])).toEqual([
    [7, ['Phone: own contact', 'E-mail: books loads for it']],
    [8, ['Phone: own contact']],
  ])
  const usesOf = (relation: ContactCarrier['relation']) =>
    associatedRows(
      [{ ...email, answer: aContactAnswer({ carriers: [aContactCarrier({ relation })] }) }],
      WINDOW,
    )[0]?.uses
  expect(CONTACT_RELATIONS.map(usesOf)).toEqual([
    ['Own contact'],
    ['Books loads for it'],
    ['Formerly on file'],
  ])
  expect(associatedRows([], WINDOW)).toEqual([])
})

it('the carriers at the domain of an address come behind those that have the other contact', () => {
  const phone = { query: PHONE, answer: aContactAnswer({ carriers: [aContactCarrier()] }) }
  const email = { query: EMAIL, answer: aContactAnswer({ carriers: [], atDomain: [at(9), at(7)] }) }
  expect(associatedRows([phone, email], WINDOW).map(row => [row.id, row.uses])).toEqual([
    [7, ['Phone: own contact', 'E-mail: at its e-mail domain']],
    [9, ['E-mail: at its e-mail domain']],
  ])
  expect(associatedRows([email], WINDOW).map(row => row.uses)).toEqual([
    ['At its e-mail domain'],
    ['At its e-mail domain'],
  ])
})
