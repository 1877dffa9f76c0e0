import {
  type CarrierAgreement,
  type CompanyId,
  type Contracts,
  type ContractUpload,
  contractUploadProblems,
  done,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'
import { connectingCompany, andThen } from './signed-in-company.ts'
import { ownPackets } from './own-packets.ts'

const received = (
  world: FakeWorld,
  company: CompanyId,
  { file, contractId, onboardingPacketId }: ContractUpload,
): Outcome<CarrierAgreement, Refusal> => {
  const contract = world.contracts.find(({ id, companyId }) => id === contractId && companyId === company)
  const packet = ownPackets(world, company).find(({ id }) => id === onboardingPacketId)
  const problems = contractUploadProblems({ file })
  if (contract === undefined || packet === undefined) return refused(refusal.notFound)
  if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
  const agreement: CarrierAgreement = {
    id: nextIdAmong(world.carrierAgreements),
    onboardingPacketId,
    isBrokerUploaded: true,
    contractName: contract.name,
    file: { name: file.name, url: `/files/${file.name}` },
  }
  world.carrierAgreements.push(agreement)
  return done(agreement)
}

/** `Contracts` in memory. The last contract of a company is its current one. */
export const fakeContracts = (
  world: FakeWorld = fakeWorld(),
): Contracts & FakeCalls<'current' | 'uploadRedlined'> => {
  const { control, answer } = userCalls<'current' | 'uploadRedlined'>(world)
  return {
    ...control,
    current: signal =>
      answer('current', undefined, signal, () =>
        andThen(connectingCompany(world), company =>
          done(world.contracts.findLast(({ companyId }) => companyId === company) ?? null),
        ),
      ),
    uploadRedlined: params =>
      answer('uploadRedlined', params, undefined, () =>
        andThen(connectingCompany(world), company => received(world, company, params)),
      ),
  }
}
