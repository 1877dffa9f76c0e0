/** That a sign-out was never confirmed by the server, kept until it is: a page that is opened anew owes it still. */
export interface PendingSignOut {
  isPending(): boolean
  owe(): void
  settle(): void
}
