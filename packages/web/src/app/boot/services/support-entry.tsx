import type { ComponentType } from 'react'
import type { PageConfiguration } from '../../../../configuration/configuration.ts'
import type { ChatStore } from '../../../stores/chat-store.ts'
import { SupportEntry } from './SupportEntry.tsx'

/** The support entry. Empty: undefined when neither a chat nor an address is configured. */
export const supportEntry = ({
  chat,
  configuration: { chat: configured, toggles, supportEmail, version },
}: {
  readonly chat: ChatStore
  readonly configuration: PageConfiguration
}): ComponentType | undefined => {
  if (supportEmail === null && (configured === null || !toggles.hasChat)) return undefined
  return () => <SupportEntry chat={chat} email={supportEmail} version={version} />
}
