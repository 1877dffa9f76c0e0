import { expect, it } from 'vitest'
import { ALERT_CATEGORIES, ALERT_CATEGORY_LABELS, alertCategoriesOf, alertSide } from './alert-categories.ts'

it('there are eleven alert categories in their order, each with its name and side', () => {
  expect(
    ALERT_CATEGORIES.map(category => [category, ALERT_CATEGORY_LABELS[category], alertSide(category)]),
  ).toEqual([
    ['double_brokering', 'Double brokering', 'carrier'],
    ['identity_theft', 'Identity theft', 'carrier'],
    ['hostage_load', 'Hostage load', 'carrier'],
    ['stolen_assets', 'Stolen cargo or equipment', 'carrier'],
    ['trailer_misuse', 'Trailer misuse', 'carrier'],
    ['back_soliciting', 'Back-soliciting', 'carrier'],
    ['unresolved_insurance_claims', 'Unresolved insurance claims', 'carrier'],
    ['change_in_ownership', 'Change in ownership', 'carrier'],
    ['no_payment', 'No payment', 'broker'],
    ['slow_payment', 'Slow payment', 'broker'],
    ['wrongful_rate_reduction', 'Wrongful rate reduction', 'broker'],
  ])
})

it('alert categories of each side keep their order', () => {
  expect(alertCategoriesOf('carrier')).toEqual(ALERT_CATEGORIES.slice(0, 8))
  expect(alertCategoriesOf('broker')).toEqual(['no_payment', 'slow_payment', 'wrongful_rate_reduction'])
})
