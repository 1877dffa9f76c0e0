import type { ChatPerson } from '../../account/chat-person.ts'

/**
 * The widget in which a broker talks to support. One that is not configured, blocked or slow breaks nothing.
 *
 * Source: section 1, "Chat widget"; section 8, "Chat events".
 */
export interface Chat {
  /** Opens the chat of a person. Somebody else's, if one is open, is shut down first. */
  start(person: ChatPerson): void
  /** Tells news of the person whose chat is open; without one, nothing. */
  update(person: ChatPerson): void
  /** Tells what the person did, by a name that says nothing about them. Skipped while no chat is open. */
  trackEvent(event: { readonly name: string }): void
  /** Opens it in front of the person. Answers whether it is: not without one, and not while it cannot be had. */
  show(): Promise<boolean>
  /** Says how many messages the person has not read, each time that changes; none once it is shut down. */
  onUnread(listener: (count: number) => void): void
  /** Closes it, and forgets the person. Without one, nothing. */
  shutDown(): void
}
