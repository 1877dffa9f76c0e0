import { aNewAlertDraft, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readLaneAlert } from './lane-alert.ts'

const today = '2026-11-21'
const noOrigin = {
  field: 'originPostalCode',
  message: 'Enter where the load started: a ZIP code or an area.',
}
const noCategory = { field: 'category', message: 'Choose a category.' }
const noCommodity = { field: 'commodityTypeId', message: 'Choose a commodity.' }

it('a lane alert is sent with its origin and commodity, texts trimmed', () => {
  const draft = aNewAlertDraft({
    message: ' They hold it. ',
    originPostalCode: ' g9a 5h7 ',
    phone: '214-555-0199',
    email: ' a@b.co ',
  })
  expect(readLaneAlert(draft, today)).toEqual({
    ok: true,
    value: {
      carrierId: 7,
      category: 'hostage_load',
      message: 'They hold it.',
      filedOn: '2026-11-20',
      phone: '2145550199',
      phoneE164: '+12145550199',
      email: 'a@b.co',
      originPostalCode: 'G9A 5H7',
      originAreaId: 4,
      commodityTypeId: 1,
      site: 'main',
    },
  })
})

it('a lane alert needs no contact and no day', () => {
  expect(readLaneAlert(aNewAlertDraft({ filedOn: null }), today)).toMatchObject({
    ok: true,
    value: { phone: null, phoneE164: null, email: null, filedOn: today },
  })
})

it.each([
  [{ originPostalCode: ' ' }, []],
  [{ originAreaId: null }, []],
  [{ originPostalCode: ' ', originAreaId: null }, [noOrigin]],
  [{ commodityTypeId: null }, [noCommodity]],
  [{ category: null }, [noCategory]],
  [{ category: null, commodityTypeId: null }, [noCategory, noCommodity]],
  [{ originPostalCode: '', originAreaId: null, commodityTypeId: null }, [noOrigin, noCommodity]],
])('a lane alert with %j has the problems %j', (change, problems) => {
  const read = readLaneAlert(aNewAlertDraft(change), today)
  expect(read.ok ? [] : read.refusal).toEqual(problems)
})

it('a lane alert by an area alone has no postal code', () => {
  const draft = aNewAlertDraft({ originPostalCode: ' ', originAreaId: id(9) })
  expect(readLaneAlert(draft, today)).toMatchObject({
    value: { originPostalCode: null, originAreaId: 9 },
  })
})

it('a lane alert is refused for its text, day and contact as any alert', () => {
  const draft = aNewAlertDraft({ message: ' ', filedOn: '2026-11-22', email: 'ruth', phone: '12' })
  const read = readLaneAlert(draft, today)
  expect(read.ok ? [] : read.refusal.map(({ field }) => field)).toEqual([
    'message',
    'filedOn',
    'email',
    'phone',
  ])
})
