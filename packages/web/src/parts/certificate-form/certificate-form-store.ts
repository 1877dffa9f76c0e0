import {
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type CarrierVehicles,
  CERTIFICATE_FIELDS,
  type CertificateDifferences,
  type CertificateField,
  type CertificateProposal,
  certificateProblems,
  compareCertificate,
  done,
  type CurrentUser,
  EMPTY_CERTIFICATE,
  hasInsuranceWorkflow,
  type InsuranceCertificate,
  type InsuranceCertificates,
  type InsurancePolicies,
  type InsurancePolicy,
  type PagePlace,
  paperNotes,
  type Problem,
  readCertificate,
  readTypedCertificate,
  type TypedCertificate,
  VEHICLES_SINCE_ALL,
  vehiclesSeenFrom,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { OpenPaper, PaperReader } from '../../stores/paper-reader.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { PaperReading } from './paper-reading.ts'

export interface CertificateFormDeps {
  readonly carrierId: CarrierId
  readonly carrier: () => CarrierDetail | undefined
  readonly today: () => CalendarDate
  readonly user: () => CurrentUser | null | undefined
  /** A short profile has no policies and vehicles to compare with. */
  readonly isShort: () => boolean
  readonly certificates: Pick<InsuranceCertificates, 'confirm' | 'list'>
  readonly policies: Pick<InsurancePolicies, 'listActive'>
  readonly vehicles: Pick<CarrierVehicles, 'ofCarrier'>
  readonly reader: PaperReader
  readonly confirmed: (text: string) => void
}

/**
 * A certificate that is added: its file is read into a proposal, a person corrects it beside the page and confirms it. What
 * was typed stays, whatever file is chosen.
 *
 * Source: section 3, "Certificates of insurance".
 */
export class CertificateFormStore implements ScreenStore {
  readonly reading: PaperReading
  typed: TypedCertificate = EMPTY_CERTIFICATE
  proposal: CertificateProposal = {}
  /** The field that has the focus. */
  focused: CertificateField | null = null
  /** Whether confirming was tried, so that a missing field counts as wrong. */
  isTried = false
  readonly submission = new Submission(submissionMessages('Not confirmed'), [...CERTIFICATE_FIELDS, 'file'])
  readonly policies: Query<readonly InsurancePolicy[]>
  readonly vins: Query<readonly string[]>
  readonly earlier: Query<readonly InsuranceCertificate[]>
  readonly #deps: CertificateFormDeps

  constructor(deps: CertificateFormDeps) {
    this.#deps = deps
    const { carrierId, policies, vehicles, certificates } = deps
    this.reading = new PaperReading(deps.reader)
    this.policies = new Query((_, signal) => policies.listActive({ carrierId }, signal))
    this.vins = new Query<readonly string[]>(async (_, signal) => {
      const from = vehiclesSeenFrom(deps.today(), VEHICLES_SINCE_ALL)
      const seen = await vehicles.ofCarrier({ carrierId, from }, signal)
      return seen.ok ? done(seen.value.vehicles.items.flatMap(({ vin }) => vin ?? [])) : seen
    })
    this.earlier = new Query<readonly InsuranceCertificate[]>(async (_, signal) => {
      const listed = await certificates.list({ carrierId }, signal)
      return listed.ok ? done(listed.value.items) : listed
    })
    makeAutoObservable(
      this,
      {
        ...{ reading: false, submission: false, policies: false, vins: false, earlier: false },
        ...{ typed: observableRef, proposal: observableRef },
      },
      { autoBind: true },
    )
  }

  /** Requests what the certificate is compared with. */
  open(): void {
    void this.earlier.load()
    if (this.#deps.isShort()) return
    void this.policies.load()
    void this.vins.load()
  }

  /** Whether the user may confirm certificates. */
  get mayConfirm(): boolean {
    const user = this.#deps.user()
    return user != null && hasInsuranceWorkflow(user)
  }

  get notes(): readonly string[] {
    const { paper } = this.reading
    return paper === null ? [] : paperNotes({ pageCount: paper.pageCount, hasText: paper.pieces.length > 0 })
  }

  /** Where the value of the focused field was found. */
  get place(): PagePlace | undefined {
    return this.focused === null ? undefined : this.proposal[this.focused]?.place
  }

  /** Whether a field was looked for in the text of the file, and is not in it. */
  isMissing(field: CertificateField): boolean {
    const isRead = (this.reading.paper?.pieces.length ?? 0) > 0
    return isRead && this.proposal[field] === undefined && this.typed[field].trim() === ''
  }

  /** The error of a field: found here, else by the server. A missing field counts once confirming was tried. */
  problemOf(field: CertificateField): string | undefined {
    const isChecked = this.isTried || this.typed[field].trim() !== ''
    return (isChecked ? this.#problems[field] : undefined) ?? this.submission.fieldError(field)
  }

  get differences(): CertificateDifferences {
    const carrier = this.#deps.carrier()
    if (carrier === undefined) return {}
    const record = {
      carrier,
      policies: this.policies.value ?? null,
      seenVins: this.vins.value ?? null,
      earlier: (this.earlier.value ?? []).filter(({ withdrawnOn }) => withdrawnOn === null),
    }
    return compareCertificate(this.typed, record, this.#deps.today())
  }

  change(field: CertificateField, text: string): void {
    this.typed = { ...this.typed, [field]: text }
    this.submission.reset()
  }

  focus(field: CertificateField | null): void {
    this.focused = field
  }

  /** Reads a file. What was typed stays; fields that are empty are proposed. */
  async changeFile(file: File | null): Promise<void> {
    this.submission.reset()
    this.proposal = {}
    const paper = await this.reading.change(file)
    if (paper !== null) this.#propose(paper)
  }

  /** Confirms what is typed. Resolves to whether it is saved. */
  async confirm(): Promise<boolean> {
    const { submission, reading } = this
    const { file, problem } = reading
    if (submission.isPending || reading.progress !== null) return false
    this.isTried = true
    const { carrierId, certificates, confirmed } = this.#deps
    const read = readTypedCertificate(this.typed, this.#setting)
    const problems: readonly Problem[] = [
      ...(file === null ? [{ field: 'file', message: 'Choose the file of the certificate.' }] : []),
      ...(problem === undefined ? [] : [{ field: 'file', message: problem }]),
      ...(read.ok ? [] : Object.entries(read.refusal).map(([field, message]) => ({ field, message }))),
    ]
    if (!read.ok || file === null || problems.length > 0) {
      submission.rejectLocally(problems)
      return false
    }
    const sent = await submission.send(() =>
      certificates.confirm({ carrierId, values: read.value, file }, undefined, reading.sent),
    )
    reading.sent(null)
    if (sent === undefined) return false
    this.discard()
    confirmed('Certificate confirmed.')
    return true
  }

  /** Drops the file and what was typed. */
  discard(): void {
    void this.changeFile(null)
    this.typed = EMPTY_CERTIFICATE
    this.isTried = false
  }

  dispose(): void {
    this.reading.dispose()
    this.submission.dispose()
    this.policies.dispose()
    this.vins.dispose()
    this.earlier.dispose()
  }

  get #setting() {
    const carrier = this.#deps.carrier()
    return {
      legalName: carrier?.legalName ?? null,
      dbaName: carrier?.dbaName ?? null,
      today: this.#deps.today(),
    }
  }

  get #problems() {
    return certificateProblems(this.typed, this.#setting)
  }

  #propose(paper: OpenPaper): void {
    this.proposal = readCertificate(paper.pieces)
    const proposed = CERTIFICATE_FIELDS.flatMap(field => {
      const text = this.proposal[field]?.text
      return text === undefined || this.typed[field].trim() !== '' ? [] : [[field, text] as const]
    })
    this.typed = { ...this.typed, ...Object.fromEntries(proposed) }
  }
}
