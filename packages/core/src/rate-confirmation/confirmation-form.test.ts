import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { CONDITIONS_MAX, EMPTY_CONFIRMATION, readConfirmationForm } from './confirmation-form.ts'

const loadId = id<'load'>(17)
const FORM = { ...EMPTY_CONFIRMATION, address: ' office@eaglemesa.example ' }

describe('the form of a rate confirmation', () => {
  it('is what is typed, and nothing of what is empty', () => {
    expect(readConfirmationForm(loadId, FORM)).toEqual({
      errors: [],
      sent: {
        loadId,
        address: 'office@eaglemesa.example',
        ...{ addressAgain: null, addressReason: null, message: null },
        ...{ rateUsd: null, paymentDays: null, conditions: null },
      },
    })
    expect(
      readConfirmationForm(loadId, {
        ...FORM,
        ...{ addressAgain: 'a@b.example', addressReason: ' By phone. ', message: 'Agreed.' },
        ...{ rateUsd: '$1,950.50', paymentDays: '30', conditions: 'No brokering.' },
      }).sent,
    ).toMatchObject({
      ...{ addressAgain: 'a@b.example', addressReason: 'By phone.', message: 'Agreed.' },
      ...{ rateUsd: 1_950.5, paymentDays: 30, conditions: 'No brokering.' },
    })
  })

  it.each([
    ['address', 'someone'],
    ['rateUsd', '0'],
    ['rateUsd', 'much'],
    ['paymentDays', '366'],
    ['paymentDays', 'soon'],
    ['conditions', 'x'.repeat(CONDITIONS_MAX + 1)],
  ] as const)('with %s %.10s is refused at its field', (field, text) => {
    const { sent, errors } = readConfirmationForm(loadId, { ...FORM, [field]: text })
    expect([sent, errors.map(error => error.field)]).toEqual([null, [field]])
  })
})
