import { done, type PaymentTerms, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { signedInCompany, andThen } from './signed-in-company.ts'

/** `PaymentTerms` in memory: those of the company. */
export const fakePaymentTerms = (world: FakeWorld = fakeWorld()): PaymentTerms & FakeCalls<'ofCompany'> => {
  const { control, answer } = userCalls<'ofCompany'>(world)
  return {
    ...control,
    ofCompany: (params, signal) =>
      answer('ofCompany', params, signal, () =>
        andThen(signedInCompany(world), company =>
          params.companyId === company
            ? done(world.paymentTerms.find(({ companyId }) => companyId === company) ?? null)
            : refused(refusal.notFound),
        ),
      ),
  }
}
