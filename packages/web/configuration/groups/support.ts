import { always, group } from '../group.ts'

/** How a broker reaches support. */
export interface Support {
  readonly chat: { readonly appId: string } | null
  /** Shown where there is no chat. */
  readonly supportEmail: string | null
}

const appId = {
  name: 'FAIRHAUL_CHAT_APP_ID',
  meaning: 'the chat with support (Intercom). The monitor needs `FAIRHAUL_CHAT_SECRET` beside it',
  usual: 'no chat',
  form: 'letters and digits: it becomes part of the address of a script',
  read: (text: string) => (/^[A-Za-z0-9]{1,40}$/.test(text) ? text : undefined),
}

const email = {
  name: 'FAIRHAUL_SUPPORT_EMAIL',
  meaning: 'whom brokers may write to, shown where there is no chat',
  usual: 'not shown',
  form: 'an e-mail address',
  read: (text: string) => (/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(text) ? text : undefined),
}

export const support = group(
  { appId, email },
  always(
    (values): Support => ({
      chat: values.appId === null ? null : { appId: values.appId },
      supportEmail: values.email,
    }),
  ),
)
