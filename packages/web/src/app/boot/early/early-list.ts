import { type CarrierSuggestion, identifierLabel, placeText, primaryIdentifiers } from '@fairhaul/core'
import { href } from '../../../di/href.ts'

/**
 * Shows carriers below the field of the served page, replacing the previous list. All text is set as text, never as
 * markup. Empty: removes the list.
 */
export const earlyList = (
  field: HTMLInputElement,
  text: string,
  carriers: readonly CarrierSuggestion[],
): void => {
  const page = field.ownerDocument
  const place = field.parentElement
  place?.querySelector('[role=listbox]')?.remove()
  field.setAttribute('aria-expanded', String(carriers.length > 0))
  if (place === null || carriers.length === 0) return
  const make = <Tag extends 'div' | 'a' | 'span'>(tag: Tag, className: string, content = '') => {
    const made = page.createElement(tag)
    made.className = className
    made.textContent = content
    return made
  }
  const list = make('div', 'fh-early')
  list.id = 'boot-suggestions'
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Suggestions')
  list.dataset['for'] = text
  for (const carrier of carriers) {
    const option = make('a', 'fh-early-option')
    // Does not use core's table of paths, which would add every route to the page.
    option.href = href(`/carriers/${carrier.id}`)
    option.setAttribute('role', 'option')
    option.setAttribute('aria-selected', 'false')
    option.tabIndex = -1
    const names = make('span', 'fh-early-names', carrier.legalName)
    if (carrier.dbaName !== null) names.append(make('span', 'fh-early-dba', ` d.b.a. ${carrier.dbaName}`))
    const numbers = primaryIdentifiers(carrier.identifiers).map(
      ({ type, value }) => `${identifierLabel(type)} ${value}`,
    )
    option.append(
      names,
      make('span', 'fh-early-numbers', numbers.join('  ')),
      make('span', 'fh-early-dba', placeText(carrier.physicalAddress) ?? ''),
    )
    list.append(option)
  }
  place.append(list)
}
