import { done, type PaymentTerms, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { askingCompany, andThen } from './asking-company.ts'

/** `PaymentTerms` in memory: those of the company. */
export const fakePaymentTerms = (world: FakeWorld = fakeWorld()): PaymentTerms & FakeCalls<'ofCompany'> => {
  const { control, answer } = userCalls<'ofCompany'>(world)
  return {
    ...control,
    ofCompany: (ask, signal) =>
      answer('ofCompany', ask, signal, () =>
        andThen(askingCompany(world), company =>
          ask.companyId === company
            ? done(world.paymentTerms.find(({ companyId }) => companyId === company) ?? null)
            : refused(refusal.notFound),
        ),
      ),
  }
}
