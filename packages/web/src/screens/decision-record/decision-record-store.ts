import {
  checkDecision,
  compareDecision,
  DECISION_COLUMNS,
  type DecisionChange,
  type DecisionCheck,
  type DecisionRecord,
  type DecisionRecordId,
  type DecisionRecords,
  csvText,
  decisionFactText,
  decisionFileName,
  decisionJson,
  decisionLines,
  exportTable,
  type Sha256,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'

export interface DecisionRecordDeps {
  readonly id: DecisionRecordId
  readonly decisions: Pick<DecisionRecords, 'find'>
  /** Null: this browser cannot check a digest. */
  readonly sha256: Sha256 | null
  readonly saveCsv: (name: string, text: string) => void
  readonly saveJson: (name: string, text: string) => void
  readonly saveText: (name: string, text: string) => void
}

/** One decision record: its check, its comparison with today, and its files. */
export class DecisionRecordStore implements ScreenStore {
  readonly detail: Query<DecisionRecord>
  /** Null: not checked yet, or this browser cannot. */
  check: DecisionCheck | null = null
  readonly #deps: DecisionRecordDeps

  constructor(deps: DecisionRecordDeps) {
    this.#deps = deps
    this.detail = new Query((_, signal) => deps.decisions.find({ id: deps.id }, signal), {
      onChange: state => {
        if (state.kind === 'ready') void this.#check(state.value)
      },
    })
    makeAutoObservable(this, { detail: false }, { autoBind: true })
  }

  get record(): DecisionRecord | undefined {
    return this.detail.value
  }

  get canCheck(): boolean {
    return this.#deps.sha256 !== null
  }

  /** What has changed since; null: the carrier is no longer on record. */
  get changes(): readonly DecisionChange[] | null {
    const { record } = this
    return record === undefined || record.today === null
      ? null
      : compareDecision(record.content, record.today)
  }

  /** The carrier's name on that day. */
  get carrierName(): string {
    const name = this.record?.content.facts.find(({ key }) => key === 'legal_name')
    return name === undefined ? 'Carrier' : decisionFactText(name)
  }

  async load(): Promise<void> {
    await this.detail.load()
  }

  saveCsv(): void {
    const { record, carrierName } = this
    if (record === undefined) return
    const table = exportTable(DECISION_COLUMNS, decisionLines(record), { hasInsights: true })
    this.#deps.saveCsv(decisionFileName(record, carrierName, 'csv'), csvText(table))
  }

  saveJson(): void {
    const { record, carrierName } = this
    if (record === undefined) return
    this.#deps.saveJson(decisionFileName(record, carrierName, 'json'), decisionJson(record))
  }

  /** The public key that the record was signed with, as a file. */
  saveKey(): void {
    const signature = this.record?.document.signature
    if (signature == null) return
    this.#deps.saveText(`fairhaul-key-${signature.fingerprint.slice(0, 12)}.pem`, signature.publicKey)
  }

  settled(): Promise<unknown> {
    return this.detail.settled()
  }

  dispose(): void {
    this.detail.dispose()
  }

  async #check({ document }: DecisionRecord): Promise<void> {
    const { sha256 } = this.#deps
    if (sha256 === null) return
    const found = await checkDecision(document, sha256)
    runInAction(() => {
      this.check = found
    })
  }
}
