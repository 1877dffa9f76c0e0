import { PLACEHOLDERS } from '../placeholders.ts'
import { PUBLIC_MAIL } from '../public-mail.ts'
import { ROADS, STREET_TERMS } from '../street-terms.ts'

/** What an address is written with beside letters and digits. */
const SIGNS = '!"#%&\'()*+,-./:;<=>?@[]^_`{|}~'

const DIGITS = "'0123456789'"

/** The table in a function, without the quotes that would end its text. */
const table = (terms: Readonly<Record<string, string>>): string => `'${JSON.stringify(terms)}'::jsonb`

/** A number of the plan of the United States and Canada, without its 1: no code begins with 0 or 1, is N11 or has 9 in its middle. */
const IN_NO_PLAN = `
  left(own, 1) in ('0', '1') or substr(own, 2, 1) = '9' or substr(own, 2, 2) = '11' or substr(own, 4, 1) in ('0', '1')
  or substr(own, 5, 2) = '11' and left(own, 3) not in ('800', '833', '844', '855', '866', '877', '888')
  or substr(own, 4) in ('5551212', '5555555') or own = repeat(left(own, 1), 10)`

const mailDomain = `split_part(lower(btrim(email) collate "C"), '@', -1)`
const label = (place: number): string => `split_part(${mailDomain}, '.', ${place})`

/**
 * The forms in which two things are the same. The monitor's own rules; none asks the language of the server. What stands for
 * nothing (`placeholders.ts`) has none. Those of an index call no other function of ours, which the server does not find while
 * it builds or analyzes the index.
 *
 * - E-mail: small letters, no blanks around; null for what has no @.
 * - Phone: + and digits where the country is given or dialed, or ten digits are North American, else bare digits. Null for
 *   fewer than seven digits, for one digit repeated, and for what the plan of the United States, Canada or Mexico does not have.
 *   An extension does not count.
 * - Street: in capitals without signs and blanks, each word as the postal service abbreviates it, without the words before
 *   the number of a unit. Two numbers stay apart.
 * - Address: street, first five of the postal code, country. Null without a street or a postal code: a town alone is shared by
 *   everyone in it.
 * - Contact: a person's name without accents, blanks and signs; null for a single word, which is no name.
 * - Reading: an e-mail as it reads at a glance, where letters and signs that are taken for others become those. An e-mail is found
 *   by its reading, which is the same for all spellings of it, so that one index serves searches for it and for those that look
 *   alike: `association_hash`.
 * - Reading of a domain: the name in it, without its ending and what is in front of it. Null at a public mail service. Its body is
 *   bound when it is made, as an index is built without a search path.
 */
export const keys: string = String.raw`
  create function association_email(email text) returns text language sql immutable parallel safe as
  $$
    select case when position('@' in email) > 1
        and translate(split_part(lower(btrim(email) collate "C"), '@', 1), '._-', '') || '@'
          || split_part(lower(btrim(email) collate "C"), '@', 2) !~ '${PLACEHOLDERS.email}'
      then lower(btrim(email) collate "C") end
  $$;

  create function association_phone(phone text) returns text language plpgsql immutable parallel safe as
  $$
  declare
    number text := split_part(split_part(split_part(lower(phone collate "C"), 'x', 1), '#', 1), 'e', 1);
    digits text := translate(number, translate(number, ${DIGITS}, ''), '');
    long integer := length(digits);
    own text;
  begin
    if long < 7 or digits = repeat(left(digits, 1), long) then return null; end if;
    if position('+' in number) = 0 then
      if long > 10 and left(digits, 3) = '011' then digits := substr(digits, 4);
      elsif long > 9 and left(digits, 2) = '00' and substr(digits, 3, 1) <> '0' then digits := substr(digits, 3);
      elsif long = 12 and left(digits, 2) = '01' or long = 13 and left(digits, 3) in ('044', '045')
        then digits := '52' || right(digits, 10);
      elsif long = 10 then
        own := digits;
        if ${IN_NO_PLAN} then return case when left(own, 1) in ('0', '1') then null else digits end; end if;
        digits := '1' || digits;
      elsif not (long = 11 and left(digits, 1) = '1' or long = 12 and left(digits, 2) = '52'
        or long = 13 and left(digits, 3) = '521') then return nullif(digits, '1234567');
      end if;
      long := length(digits);
    end if;
    if long = 11 and left(digits, 1) = '1' then
      own := substr(digits, 2);
      if ${IN_NO_PLAN} then return null; end if;
    elsif left(digits, 2) = '52' then
      own := substr(digits, 3);
      if long = 13 and left(own, 1) = '1' or long = 14 and left(own, 2) = '01'
        or long = 15 and left(own, 3) in ('044', '045') then own := right(own, 10); end if;
      if length(own) = 10 and (left(own, 1) in ('0', '1') or own = repeat(left(own, 1), 10)) then return null; end if;
      digits := '52' || own;
    elsif digits = repeat(left(digits, 1), long) then return null;
    end if;
    return '+' || digits;
  end
  $$;

  create function association_address(street text, postal_code text, country text)
  returns text language plpgsql immutable parallel safe as
  $$
  declare
    postal text := left(upper(translate(postal_code, ' -', '') collate "C"), 5);
    words text := translate(upper(street collate "C"), $signs$${SIGNS}$signs$, repeat(' ', ${SIGNS.length}));
    result text := '';
    before text := '';
    unit text := '';
    word text;
    short text;
  begin
    if postal is null or postal = '' or words is null or not ascii(words) between 48 and 57 and (translate(words, ' ', '') = ''
      or translate(words, ' ', '') ~ '${PLACEHOLDERS.street}') then return null; end if;
    if words ~ '[A-Z][A-Z][0-9]' then words := regexp_replace(words, '([A-Z][A-Z])([0-9])', '\1 \2', 'g'); end if;
    foreach word in array string_to_array(words, ' ') loop
      continue when word = '';
      if ascii(word) between 48 and 57 then
        result := result || case when ascii(right(result, 1)) between 48 and 57 then '-' || word else word end;
        unit := '';
        continue;
      end if;
      short := ${table(STREET_TERMS)} ->> word;
      if short = '' then
        result := result || unit || case when result = '' then word else '' end;
        unit := case when result = word then '' else word end;
        continue;
      end if;
      if unit <> '' then
        if length(word) > 1 and translate(word, ${DIGITS}, '') = word then result := result || unit; end if;
        unit := '';
      end if;
      if short is not null then
        word := short;
        if word in ('RD', 'RTE', 'HWY', 'BOX') then
          short := ${table(ROADS)} ->> (before || ' ' || word);
          if short is not null then
            result := left(result, -length(before));
            word := short;
          end if;
        end if;
      elsif word = 'BOX' and before in ('PO', 'O', 'OFC') then
        result := regexp_replace(result, '(PO|POSTOFC)$', '');
      elsif word = 'S' and before = 'U' then
        result := left(result, -1);
        word := 'US';
      end if;
      result := result || word;
      before := word;
    end loop;
    return result || unit || '/' || postal || '/' || coalesce(country, '');
  end
  $$;

  create function association_street(street text) returns text language sql immutable parallel safe as
  $$ select split_part(association_address(street, '0', ''), '/', 1) $$;

  create function association_contact(name text) returns text language sql immutable parallel safe as
  $$
    select case when btrim(name) like '% %' then nullif(regexp_replace(
      regexp_replace(upper(normalize(name, NFKD) collate "C"), '[\u0300-\u036f\u00a0\u2000-\u206f -/:-@[-_${'`'}{-~]+', '', 'g'),
      '${PLACEHOLDERS.name}', ''), '') end
  $$;

  create function email_reading(email text) returns text language sql immutable parallel safe as
  $$
    select translate(replace(replace(lower(btrim(email) collate "C"), 'rn', 'm'), 'vv', 'w'),
      U&'0\043e\03bf1i\00ed\0131|5\0430\0435\0440\0441-._+', 'ooolllllsaepc')
  $$;

  create function association_hash(kind text, key text) returns integer language sql immutable parallel safe as
  $$ select case kind when 'email' then hashtext(email_reading(key)) else hashtext(key) end $$;

  create function domain_reading(email text) returns text language sql immutable parallel safe
  return case
    when position('@' in email) = 0 or ${label(-2)} = ''
      or ${mailDomain} in (${PUBLIC_MAIL.map(each => `'${each}'`).join(', ')}) then null
    when length(${label(-1)}) = 2 and ${label(-2)} in ('co', 'com', 'net', 'org') and ${label(-3)} <> ''
      then email_reading(${label(-3)})
    else email_reading(${label(-2)}) end;`
