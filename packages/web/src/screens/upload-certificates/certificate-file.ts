import {
  type CarrierId,
  certificateReference,
  type InsuredCarriers,
  insuredCarriers,
  type ListedCarrier,
  PAPER_PROBLEM_TEXTS,
  paperFileProblem,
  readCertificate,
  type TextPiece,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PaperReader } from '../../stores/paper-reader.ts'

/** What is to be done with a file. */
export type CertificateFileState =
  | 'waiting'
  | 'unreadable'
  | 'no-carrier'
  | 'ready'
  | 'confirmed'
  | 'left-out'

/** The carriers by the numbers and by the names of a paper. */
export type FindCarriers = (
  reference: ReturnType<typeof certificateReference>,
  signal: AbortSignal,
) => Promise<{
  readonly byNumber: readonly ListedCarrier[]
  readonly byName: readonly (readonly ListedCarrier[])[]
}>

/** One file of many: what was read of it, and the carrier that it insures. */
export class CertificateFile {
  readonly key: number
  readonly file: File
  /** Why it cannot be read; undefined: it can. */
  problem: string | undefined
  isRead = false
  /** The insured, as read. Empty: none was found. */
  insured = ''
  found: InsuredCarriers<ListedCarrier> = { carrier: null, candidates: [] }
  /** The carrier that it insures: found, or chosen by a person. */
  carrierId: CarrierId | null = null
  outcome: 'confirmed' | 'left-out' | null = null

  constructor(key: number, file: File) {
    this.key = key
    this.file = file
    this.problem = paperFileProblem(file)
    makeAutoObservable(this, { file: observableRef, found: observableRef }, { autoBind: true })
  }

  get state(): CertificateFileState {
    if (this.outcome !== null) return this.outcome
    if (this.problem !== undefined) return 'unreadable'
    if (!this.isRead) return 'waiting'
    return this.carrierId === null ? 'no-carrier' : 'ready'
  }

  /** Whether a person has still to act on it. */
  get isOpen(): boolean {
    return this.state === 'no-carrier' || this.state === 'ready'
  }

  /** The carrier that was found for it, of those that it may insure. */
  get carrier(): ListedCarrier | undefined {
    return this.found.candidates.find(({ id }) => id === this.carrierId)
  }

  choose(carrierId: CarrierId | null): void {
    this.carrierId = carrierId
  }

  end(outcome: CertificateFile['outcome']): void {
    this.outcome = outcome
  }

  /** Reads its text and looks up its carrier. Rejects when aborted, and when the carrier cannot be looked up. */
  async read(reader: PaperReader, find: FindCarriers, signal: AbortSignal): Promise<void> {
    const read = await reader.read(this.file, signal, () => {})
    signal.throwIfAborted()
    if (!read.ok) return this.#fail(PAPER_PROBLEM_TEXTS[read.refusal])
    const { pieces } = read.value
    read.value.close()
    const insured = readCertificate(pieces).insuredName?.text ?? ''
    this.#keep(insured, await this.#carriersOf(insured, pieces, find, signal))
  }

  async #carriersOf(
    insured: string,
    pieces: readonly TextPiece[],
    find: FindCarriers,
    signal: AbortSignal,
  ): Promise<InsuredCarriers<ListedCarrier>> {
    const reference = certificateReference(insured, pieces)
    if (reference.names.length === 0) return { carrier: null, candidates: [] }
    const { byNumber, byName } = await find(reference, signal)
    signal.throwIfAborted()
    return insuredCarriers(insured, byNumber, byName)
  }

  #fail(problem: string): void {
    this.problem = problem
  }

  #keep(insured: string, found: InsuredCarriers<ListedCarrier>): void {
    this.insured = insured
    this.found = found
    this.carrierId = found.carrier?.id ?? null
    this.isRead = true
  }
}
