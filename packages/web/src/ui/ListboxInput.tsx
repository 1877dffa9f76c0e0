import type { ComponentPropsWithRef } from 'react'
import { COMBOBOX_ATTRIBUTES } from './combobox-attributes.ts'

export interface ListboxInputProps extends ComponentPropsWithRef<'input'> {
  /** The id of the Listbox. */
  listId: string
  /** The Listbox is rendered. */
  isShown: boolean
  /** The id of the active option. */
  activeId: string | undefined
}

/** The input of an editable combobox, as in ARIA 1.2. Its owner renders a Listbox while there are options to show. */
export const ListboxInput = ({ listId, isShown, activeId, ...input }: ListboxInputProps) => (
  <input
    {...input}
    {...COMBOBOX_ATTRIBUTES}
    role="combobox"
    aria-expanded={isShown}
    aria-controls={isShown ? listId : undefined}
    aria-activedescendant={isShown ? activeId : undefined}
  />
)
