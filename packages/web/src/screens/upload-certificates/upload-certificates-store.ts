import {
  type CarrierDetail,
  type CarrierId,
  type CurrentUser,
  done,
  hasInsuranceWorkflow,
  type MonitoredCarriers,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import {
  type CertificateFormDeps,
  CertificateFormStore,
} from '../../parts/certificate-form/certificate-form-store.ts'
import { Query } from '../../stores/query.ts'
import { CertificateFile, type FindCarriers } from './certificate-file.ts'

export interface UploadCertificatesDeps
  extends Omit<CertificateFormDeps, 'carrierId' | 'carrier' | 'confirmed'> {
  readonly carriers: Pick<MonitoredCarriers, 'match'>
  readonly details: Pick<CarrierDetailsStore, 'request' | 'forget'>
  readonly say: (text: string) => void
}

/** Files at once, at most: each is read and confirmed by a person. */
export const FILES_MAX = 100

/**
 * Certificates of many carriers: each file is read in the browser, its carrier is found by the name of the insured, and a
 * person confirms one after the other.
 *
 * Source: section 3, "Certificates of insurance".
 */
export class UploadCertificatesStore implements ScreenStore {
  files: readonly CertificateFile[] = []
  /** The file that is shown. */
  openKey: number | null = null
  /** The form of the file that is shown, once its carrier is known. */
  form: CertificateFormStore | null = null
  /** Why not all of the chosen files are in the list. */
  refusal: string | undefined = undefined
  readonly reading: Query<true>
  readonly detail: Query<CarrierDetail, CarrierId>
  readonly #deps: UploadCertificatesDeps
  #lastKey = 0

  constructor(deps: UploadCertificatesDeps) {
    this.#deps = deps
    this.reading = new Query<true>(async (_, signal) => {
      for (const file of this.files)
        if (file.state === 'waiting') {
          await file.read(deps.reader, this.#find, signal)
          this.#openFirst()
        }
      return done(true)
    })
    this.detail = new Query((id, signal) => deps.details.request(id, signal))
    makeAutoObservable(
      this,
      { reading: false, detail: false, files: observableRef, form: observableRef },
      { autoBind: true },
    )
  }

  get user(): CurrentUser | null | undefined {
    return this.#deps.user()
  }

  get mayConfirm(): boolean {
    return this.user != null && hasInsuranceWorkflow(this.user)
  }

  get open(): CertificateFile | undefined {
    return this.files.find(({ key }) => key === this.openKey)
  }

  get readCount(): number {
    return this.files.filter(({ state }) => state !== 'waiting').length
  }

  get openCount(): number {
    return this.files.filter(({ isOpen, state }) => isOpen || state === 'waiting').length
  }

  get confirmedCount(): number {
    return this.files.filter(({ state }) => state === 'confirmed').length
  }

  /** Adds files. Those that are in the list already, and those above the limit, are left out. */
  add(files: readonly File[]): void {
    const isKnown = (one: File) =>
      this.files.some(
        ({ file }) =>
          file.name === one.name && file.size === one.size && file.lastModified === one.lastModified,
      )
    const fresh = files.filter(file => !isKnown(file))
    const taken = fresh.slice(0, FILES_MAX - this.files.length)
    this.refusal =
      taken.length < fresh.length
        ? `At most ${FILES_MAX} files at once. ${fresh.length - taken.length} were left out: add them after these.`
        : undefined
    this.files = [
      ...this.files,
      ...taken.map(file => {
        this.#lastKey += 1
        return new CertificateFile(this.#lastKey, file)
      }),
    ]
    void this.read()
  }

  /** Reads what was not read yet. */
  async read(): Promise<void> {
    await this.reading.load()
  }

  show(key: number): void {
    if (key === this.openKey) return
    this.openKey = key
    this.#changeForm()
  }

  /** The carrier of the file that is shown. What was typed stays. */
  choose(carrierId: CarrierId | null): void {
    const typed = this.form?.typed
    this.open?.choose(carrierId)
    this.#changeForm(typed)
  }

  /** Confirms the file that is shown, and goes on to the next. Resolves to whether it is confirmed. */
  async confirm(): Promise<boolean> {
    const { form, open } = this
    if (form === null || open === undefined || !(await form.confirm())) return false
    if (open.carrierId !== null) this.#deps.details.forget(open.carrierId)
    this.#endAs(open, 'confirmed')
    return true
  }

  /** Leaves out the file that is shown, and goes on to the next. */
  leaveOut(): void {
    if (this.open !== undefined) this.#endAs(this.open, 'left-out')
  }

  /** Takes a file that was left out up again. */
  takeUp(): void {
    this.open?.end(null)
    this.#changeForm()
  }

  dispose(): void {
    this.reading.dispose()
    this.detail.dispose()
    this.form?.dispose()
  }

  get #find(): FindCarriers {
    return async ({ identifiers, names }, signal) => {
      const answer = await this.#deps.carriers.match({ identifiers, names }, signal)
      // A monitor without this call: a person chooses.
      if (!answer.ok) return { byNumber: [], byName: [] }
      return {
        byNumber: answer.value.slice(0, identifiers.length).flat(),
        byName: answer.value.slice(identifiers.length),
      }
    }
  }

  #endAs(file: CertificateFile, outcome: 'confirmed' | 'left-out'): void {
    file.end(outcome)
    const at = this.files.indexOf(file)
    const next = [...this.files.slice(at), ...this.files.slice(0, at)].find(({ isOpen }) => isOpen)
    if (next === undefined) this.#changeForm()
    else this.show(next.key)
  }

  #openFirst(): void {
    if (this.openKey !== null) return
    const first = this.files.find(({ isOpen }) => isOpen)
    if (first !== undefined) this.show(first.key)
  }

  #changeForm(typed?: CertificateFormStore['typed']): void {
    this.form?.dispose()
    this.form = null
    this.detail.reset()
    const { open } = this
    if (open === undefined || open.carrierId === null || !open.isOpen) return
    const { carrierId } = open
    void this.detail.load(carrierId)
    const form = new CertificateFormStore({
      ...this.#deps,
      carrierId,
      carrier: () => this.detail.value,
      confirmed: () =>
        this.#deps.say(`Certificate of ${this.detail.value?.legalName ?? open.insured} confirmed.`),
    })
    if (typed !== undefined) form.typed = typed
    form.open()
    void form.changeFile(open.file)
    this.form = form
  }
}
