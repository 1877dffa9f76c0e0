import {
  type CarrierAgreement,
  type CarrierAgreements,
  type CarrierId,
  type Contract,
  type Contracts,
  type CurrentUser,
  contractUploadProblems,
  displayedAgreements,
  mayUploadToPackets,
  type OnboardingPacket,
  type PacketTaxForm,
  planOpens,
  type TaxFormReceipt,
  type TaxForms,
  taxFormReceiptText,
  taxFormUploadProblems,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'
import {
  type Onboarding,
  type OnboardingPorts,
  onboardingOf,
} from '../../../../parts/connection/onboarding-of.ts'
import { FileUpload } from './file-upload.ts'

export interface AgreementsDeps extends OnboardingPorts {
  readonly carrierId: CarrierId
  readonly user: CurrentUser | null
  readonly agreements: Pick<CarrierAgreements, 'ofCarrier'>
  readonly contracts: Contracts
  readonly taxForms: TaxForms
}

/** The agreements with a carrier, the contract that carriers sign now, and the redlined documents for its packet. */
export class AgreementsStore implements ScreenStore {
  readonly agreements: Query<readonly CarrierAgreement[]>
  readonly contract: Query<Contract | null>
  readonly onboarding: Query<Onboarding>
  readonly contractUpload: FileUpload<CarrierAgreement>
  readonly taxFormUpload: FileUpload<TaxFormReceipt>
  readonly #deps: AgreementsDeps

  constructor(deps: AgreementsDeps) {
    this.#deps = deps
    const { carrierId, user, contracts, taxForms } = deps
    const issuerId = user?.company?.id ?? (0 as never)
    this.agreements = new Query((_, signal) => deps.agreements.ofCarrier({ carrierId }, signal))
    this.contract = new Query((_, signal) => contracts.current(signal))
    this.onboarding = new Query((_, signal) => onboardingOf(deps, { issuerId, carrierId }, signal))
    this.contractUpload = new FileUpload({
      problems: file => contractUploadProblems({ file }),
      send: (file, signal, onProgress) =>
        contracts.uploadRedlined(
          { file, contractId: this.#given.contract.id, onboardingPacketId: this.#given.packet.id },
          signal,
          onProgress,
        ),
      received: agreement => {
        void this.agreements.load()
        return `${agreement.file?.name ?? 'The contract'} was received.`
      },
      uncertain: () => void this.agreements.load(),
    })
    this.taxFormUpload = new FileUpload({
      problems: file => taxFormUploadProblems({ file }),
      send: (file, signal, onProgress) =>
        taxForms.uploadRedlined(
          { file, taxFormId: this.#givenTaxForm.taxFormId, onboardingPacketId: this.#given.packet.id },
          signal,
          onProgress,
        ),
      received: receipt => {
        void this.onboarding.load()
        return taxFormReceiptText(receipt)
      },
      uncertain: () => void this.onboarding.load(),
    })
    makeAutoObservable(
      this,
      { agreements: false, contract: false, onboarding: false, contractUpload: false, taxFormUpload: false },
      { autoBind: true },
    )
  }

  /** The agreements to show: one per contract name. */
  get displayed(): readonly CarrierAgreement[] {
    return displayedAgreements(this.agreements.value ?? [])
  }

  get packet(): OnboardingPacket | null {
    return this.onboarding.value?.packet ?? null
  }

  /** The tax form that a redlined one is for: the newest in the packet. Null: the packet has none. */
  get taxForm(): PacketTaxForm | null {
    return this.packet?.taxForms[0] ?? null
  }

  get mayUpload(): boolean {
    const { user } = this.#deps
    return user !== null && mayUploadToPackets(user)
  }

  /** Requests what the plan includes. */
  open(): void {
    const { user } = this.#deps
    if (user === null || !planOpens(user.paywall, 'connect')) return
    void this.agreements.load()
    void this.contract.load()
    void this.onboarding.load()
  }

  dispose(): void {
    for (const query of [this.agreements, this.contract, this.onboarding]) query.dispose()
    this.contractUpload.dispose()
    this.taxFormUpload.dispose()
  }

  /** A redlined contract is only offered with both. */
  get #given(): { readonly contract: Contract; readonly packet: OnboardingPacket } {
    const contract = this.contract.value
    if (contract == null || this.packet === null) throw new Error('An upload needs a contract and a packet')
    return { contract, packet: this.packet }
  }

  get #givenTaxForm(): PacketTaxForm {
    if (this.taxForm === null) throw new Error('A redlined tax form needs one in the packet')
    return this.taxForm
  }
}
