import {
  type CarrierAgreement,
  type CarrierAgreements,
  type CarrierId,
  type CompanyId,
  type Contracts,
  type ContractUpload,
  contractUploadProblems,
  done,
  type OnboardingPacket,
  type OnboardingPackets,
  type Outcome,
  PAGE_SIZE,
  type PaymentTerms,
  packetsNewestFirst,
  type Refusal,
  refused,
  type TaxFormReceipt,
  type TaxForms,
  type TaxFormUpload,
  taxFormUploadProblems,
} from '@fairhaul/core'
import { id } from '../builders/index.ts'
import { andThen, connectingCompany, rowOrNotFound, signedInCompany } from './fake-calls.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

/** The packets of a company's connections, to one carrier or to all. */
const ownPackets = (
  world: FakeWorld,
  company: CompanyId,
  carrier?: CarrierId,
): readonly OnboardingPacket[] => {
  const connections = world.connections.filter(
    ({ issuerId, carrierId }) => issuerId === company && (carrier === undefined || carrierId === carrier),
  )
  return world.onboardingPackets.filter(({ connectionId }) =>
    connections.some(({ id }) => id === connectionId),
  )
}

/** `OnboardingPackets` in memory: those of the company's own connections. */
export const fakeOnboardingPackets = (
  world: FakeWorld = fakeWorld(),
): OnboardingPackets & FakeCalls<'list' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'find'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(connectingCompany(world), company => {
          const own = world.connections.some(
            ({ id, issuerId }) => id === params.connectionId && issuerId === company,
          )
          if (!own) return refused(refusal.notFound)
          const rows = world.onboardingPackets.filter(
            ({ connectionId }) => connectionId === params.connectionId,
          )
          return done(pageOf(packetsNewestFirst(rows), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () =>
        andThen(connectingCompany(world), company =>
          rowOrNotFound(ownPackets(world, company).find(({ id }) => id === params.id)),
        ),
      ),
  }
}

/** `CarrierAgreements` in memory: those in the packets of the company's own connections. */
export const fakeCarrierAgreements = (
  world: FakeWorld = fakeWorld(),
): CarrierAgreements & FakeCalls<'find' | 'ofCarrier'> => {
  const { control, answer } = userCalls<'find' | 'ofCarrier'>(world)
  const own = (...requests: Parameters<typeof ownPackets>) => {
    const packets = new Set(ownPackets(...requests).map(({ id }) => id))
    return world.carrierAgreements.filter(({ onboardingPacketId }) => packets.has(onboardingPacketId))
  }
  return {
    ...control,
    find: (params, signal) =>
      answer('find', params, signal, () =>
        andThen(connectingCompany(world), company =>
          rowOrNotFound(own(world, company).find(({ id }) => id === params.id)),
        ),
      ),
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        andThen(connectingCompany(world), company =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === params.carrierId)), () =>
            done(own(world, company, params.carrierId)),
          ),
        ),
      ),
  }
}

const receivedContract = (
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
    status: 'redlined',
    createdAt: nextInstant(world),
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
    uploadRedlined: (params, signal, onProgress) => {
      onProgress?.(params.file.size)
      return answer('uploadRedlined', params, signal, () =>
        andThen(connectingCompany(world), company => receivedContract(world, company, params)),
      )
    },
  }
}

const receivedTaxForm = (
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
    uploadRedlined: (params, signal, onProgress) => {
      onProgress?.(params.file.size)
      return answer('uploadRedlined', params, signal, () =>
        andThen(connectingCompany(world), company => receivedTaxForm(world, company, params)),
      )
    },
  }
}

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
