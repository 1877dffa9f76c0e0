import {
  type ContactKind,
  contactKindOf,
  type ContactQuery,
  type Problem,
  readTypedContact,
  textOfContact,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

const isSame = (one: ContactQuery | null, other: ContactQuery): boolean =>
  one?.kind === other.kind && one !== null && textOfContact(one) === textOfContact(other)

/** A contact being typed or pasted. Its type follows the text until somebody sets it. Section 5, "Fraud search". */
export class ContactFormStore {
  text = ''
  /** What somebody chose; null while the type follows the text. */
  set: ContactKind | null = null
  problem: Problem | null = null
  /** How often something was wrong: focus goes to what is wrong each time. */
  errorCount = 0

  constructor() {
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true })
  }

  get kind(): ContactKind | null {
    return this.set ?? contactKindOf(this.text)
  }

  get textProblem(): string | undefined {
    return this.problem?.field === 'text' ? this.problem.message : undefined
  }

  get kindProblem(): string | undefined {
    return this.problem?.field === 'kind' ? this.problem.message : undefined
  }

  /** An empty field has no type that was set: what comes next is told anew. */
  type(text: string): void {
    this.text = text
    this.problem = null
    if (text.trim() === '') this.set = null
  }

  choose(kind: ContactKind): void {
    this.set = kind
    this.problem = null
  }

  /** The search to make. Refuses: undefined, with what is wrong beside its field. */
  read(): ContactQuery | undefined {
    const read = readTypedContact(this.text, this.set)
    if (read.ok) return read.value
    this.problem = read.refusal
    this.errorCount += 1
    return undefined
  }

  /** Whether what stands in the field is still the contact that was looked up: nobody has typed on. */
  isAbout(contact: string): boolean {
    const typed = readTypedContact(this.text, this.set)
    return typed.ok && textOfContact(typed.value) === contact
  }

  /** An address was opened: the field says what it asks for, in the spelling that was typed for it. */
  opened(query: ContactQuery | null): void {
    this.problem = null
    if (query === null) {
      this.text = ''
      this.set = null
      return
    }
    const typed = readTypedContact(this.text, this.set)
    if (typed.ok && isSame(query, typed.value)) return
    this.text = textOfContact(query)
    this.set = contactKindOf(this.text) === query.kind ? null : query.kind
  }
}
