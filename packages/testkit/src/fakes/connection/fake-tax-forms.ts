import {
  type CompanyId,
  done,
  type Outcome,
  type Refusal,
  refused,
  type TaxFormReceipt,
  type TaxForms,
  type TaxFormUpload,
  taxFormUploadProblems,
} from '@fairhaul/core'
import { id } from '../../builders/index.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { connectingCompany, andThen } from './signed-in-company.ts'
import { ownPackets } from './own-packets.ts'

const received = (
  world: FakeWorld,
  company: CompanyId,
  { file, taxFormId, onboardingPacketId }: TaxFormUpload,
): Outcome<TaxFormReceipt, Refusal> => {
  const packet = ownPackets(world, company).find(each => each.id === onboardingPacketId)
  const problems = taxFormUploadProblems({ file })
  if (packet === undefined || !world.taxForms.includes(taxFormId)) return refused(refusal.notFound)
  if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
  if (world.taxFormsInPart.has(taxFormId)) return done({ kind: 'received-in-part' })
  const stored = { name: file.name, url: `/files/${file.name}` }
  return done({
    kind: 'received',
    submission: { id: id(taxFormId), taxFormId, onboardingPacketId, file: stored },
  })
}

/** `TaxForms` in memory. A form named in `taxFormsInPart` is received in part. */
export const fakeTaxForms = (world: FakeWorld = fakeWorld()): TaxForms & FakeCalls<'uploadRedlined'> => {
  const { control, answer } = userCalls<'uploadRedlined'>(world)
  return {
    ...control,
    uploadRedlined: params =>
      answer('uploadRedlined', params, undefined, () =>
        andThen(connectingCompany(world), company => received(world, company, params)),
      ),
  }
}
