import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { bookingAgreedElsewhere } from '../database/booking-agreed-elsewhere.ts';
import { insertRows } from '../database/insert-rows.ts';
import { insertEvent } from './blog-factory.ts';
import { LUXEMBOURG } from './property-factory.ts';

/**
 * Somebody of whom every table that may hold something of people has a row, each with a mark that is found
 * again.
 */
export type MarkedPerson = {
  userId: string;
  email: string;
  /** What is looked for after an erasure: id, address, name, phone number and words. */
  marks: Record<'id' | 'address' | 'name' | 'phone' | 'words' | 'strangersWords', string>;
  /** A home that somebody else has booked. */
  bookedHomeId: string;
  unbookedHomeId: string;
};

/** Of a receipt: its file is written from them. */
const STAY_DAYS = { arrivalDate: '2030-05-01', departureDate: '2030-05-03' };

/** @param others what is shared with: somebody else with an account and their home */
export async function insertMarkedPerson(
  client: pg.Client,
  others: { userId: string; propertyId: string },
): Promise<MarkedPerson> {
  const mark = randomBytes(4).toString('hex');
  const userId = randomUUID();
  const marks = {
    id: userId,
    address: `address-${mark}@example.org`,
    name: `name-${mark}`,
    phone: `621${mark}`,
    words: `words-${mark}`,
    strangersWords: `strangers-words-${mark}`,
  };
  const { address: email, name, phone, words, strangersWords } = marks;
  const [bookedHomeId, unbookedHomeId] = [randomUUID(), randomUUID()];
  const insert = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const values = columns.map((_, index) => `$${index + 1}`);
    const statement = `insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`;
    await client.query(statement, Object.values(row));
  };
  const [id, hash, now] = [randomUUID, () => randomBytes(32), new Date()];
  const made = { language: 'en', created_at: now, expires_at: new Date(now.getTime() + 86_400_000) };

  await insert('profile', {
    user_id: userId,
    email,
    mangopay_user_id: words,
    first_name: name,
    last_name: name,
    image_path: `/upload/${words}`,
    about: words,
    spoken_languages: ['lb'],
  });
  await insert('account', {
    user_id: userId,
    phone_prefix: '+352',
    phone_number: phone,
    language: 'en',
    postal_address: JSON.stringify({ line1: words }),
    created_at: now,
  });
  const sessionId = id();
  await insert('session', {
    id: sessionId,
    token_hash: hash(),
    user_id: userId,
    expires_at: made.expires_at,
    browser: words,
  });
  await insert('device_token', {
    ...{ id: id(), user_id: userId, session_id: sessionId },
    ...{ device_type: 'android', token: words, seen_at: now },
  });
  await insert('known_browser', { user_id: userId, browser_hash: hash(), seen_at: now });
  await insert('identity', {
    issuer: words,
    subject: words,
    user_id: userId,
    provider: 'x',
    created_at: now,
  });
  await insert('authenticator', {
    ...{ user_id: userId, state: 'active', sealed_secret: hash(), created_at: now },
  });
  await insert('recovery_code', { user_id: userId, code_hash: hash(), created_at: now });
  await insert('pending_sign_in', {
    ...{ browser_hash: hash(), user_id: userId, method: 'provider', name: words, step: 'code' },
    ...{ tries_left: 5, created_at: now, expires_at: made.expires_at },
  });
  await insert('passkey', {
    ...{ id: id(), user_id: userId, credential_id: hash(), public_key: hash(), counter: 0 },
    ...{ transports: ['internal'], is_backed_up: true, name: words, created_at: now },
  });
  await insert('passkey_challenge', {
    ...{ challenge: hash(), browser_hash: hash(), user_id: userId },
    ...{ created_at: now, expires_at: made.expires_at },
  });
  await insert('sign_in_code', { id: id(), email, browser_hash: hash(), tries_left: 5, ...made });
  await insert('password_reset', { id: id(), email, ...made });
  await insert('password_attack', { id: id(), email, created_at: now });
  await insert('security_event', {
    id: id(),
    user_id: userId,
    kind: 'release-token-created',
    name: words,
    created_at: now,
  });
  await insert('sign_up', {
    id: id(),
    email,
    first_name: strangersWords,
    last_name: strangersWords,
    phone_prefix: '+352',
    phone_number: strangersWords,
    password_hash: 'x',
    ...made,
  });
  const { language: _language, ...changeMade } = made;
  for (const [owner, emails] of [
    [userId, { old_email: email, new_email: `new-${email}` }],
    [others.userId, { old_email: 'other@example.org', new_email: email }],
  ] as const)
    await insert('email_change', { id: id(), user_id: owner, ...emails, ...changeMade });
  const tokenId = id();
  await insert('release_token', {
    id: tokenId,
    name: `token ${mark}`,
    remotes: ['mf-search'],
    hash: hash(),
    user_id: userId,
    created_at: new Date(now.getTime() - 1000),
  });
  await insertReleaseEvent(client, { actor: `token ${mark}`, actorId: userId, note: words, at: now });
  await insert('release_activation', {
    id: id(),
    remote: 'mf-search',
    version: '1.0.0',
    drops_previous: false,
    note: words,
    token_id: tokenId,
    actor: `token ${mark}`,
    after_sequence: 0,
    created_at: now,
    expires_at: made.expires_at,
    closed_at: now,
    outcome: 'expired',
  });
  await insertForms();
  await insertHomes();
  return { userId, email, marks, bookedHomeId, unbookedHomeId };

  async function insertForms(): Promise<void> {
    const { propertyId } = others;
    const report = { property_id: propertyId, reason: 'fraud' };
    await insert('property_report', { id: id(), ...report, reporter_id: userId, email, text: words });
    await insert('property_report', { id: id(), ...report, email, text: strangersWords });
    const message = { topic: 'question', language: 'en', created_at: now };
    for (const [sender, text] of [
      [userId, words],
      [null, strangersWords],
      [others.userId, 'Of somebody else who was signed in.'],
    ])
      await insert('contact_message', {
        id: id(),
        ...message,
        sender_id: sender,
        name: text,
        email,
        body: `${text} and more`,
        challenge: randomBytes(16).toString('hex'),
      });
    const subscription = id();
    await insert('newsletter_subscription', {
      id: subscription,
      email,
      language: 'en',
      state: 'confirmed',
      asked_at: now,
      changed_at: now,
    });
    await insert('newsletter_token', {
      token_hash: hash(),
      subscription_id: subscription,
      purpose: 'end',
      created_at: now,
    });
    const names = { first_name: strangersWords, last_name: strangersWords };
    await insert('beta_application', {
      id: id(),
      email,
      ...names,
      language: 'en',
      asked_at: now,
      created_at: now,
    });
  }

  async function insertPayment(bookingId: string): Promise<void> {
    const payer = { user_id: userId, category: 'PAYER', request_id: id(), provider_id: id() };
    await insert('payment_user', { ...payer, created_at: now });
    await insertOwnerData(bookingId);
    await client.query(
      `insert into invoice_series values ('receipt', 2030, 1)
       on conflict (kind, year) do update set last_number = invoice_series.last_number + 1`,
    );
    await client.query(
      `insert into invoice (id, kind, year, number, subject, business_key, booking_id, user_id, role, issued_at,
         language, currency, total, line_array, seller, buyer, stay)
       select $1::uuid, kind, year, last_number, 'stay', $1::uuid::text, $2, $3, 'guest', now(), 'en', 'EUR', 1, '[]', '{}', $4, $5
       from invoice_series where kind = 'receipt' and year = 2030`,
      [id(), bookingId, userId, JSON.stringify({ name, countryCode: null }), JSON.stringify(STAY_DAYS)],
    );
    const attemptId = id();
    await insert('payment_attempt', {
      id: attemptId,
      booking_id: bookingId,
      kind: 'payment',
      amount: 1,
      currency: 'EUR',
      state: 'failed',
      card_alias: words,
      created_at: now,
      sent_at: now,
      settled_at: now,
    });
    await insert('booking_deposit', {
      booking_id: bookingId,
      state: 'due',
      amount: 1,
      currency: 'EUR',
      due_at: now,
      answer: words,
    });
    await insert('payment_dispute', {
      id: id(),
      booking_id: bookingId,
      attempt_id: attemptId,
      provider_id: bookingId,
      kind: 'contestable',
      reason: 'FRAUD',
      state: 'won',
      amount: 1,
      currency: 'EUR',
      opened_at: now,
      closed_at: now,
    });
  }

  async function insertOwnerData(bookingId: string): Promise<void> {
    await insert('owner_identity', {
      user_id: userId,
      state: 'started',
      details: JSON.stringify({ firstName: words }),
      return_url: 'https://moien.example/',
      session_request_id: id(),
      started_at: now,
    });
    await insert('payment_recipient', {
      id: id(),
      user_id: userId,
      state: 'pending',
      iban: 'LU280019400644750000',
      bic: 'BCEELULL',
      holder: JSON.stringify({ firstName: words }),
      address: JSON.stringify({ line1: words }),
      created_at: now,
    });
    await insert('payment_owner_wallet', {
      user_id: userId,
      currency: 'EUR',
      request_id: id(),
      created_at: now,
    });
    await insert('ledger_account', { kind: 'owner-wallet', owner_id: userId, currency: 'EUR' });
    await insert('money_release', {
      id: id(),
      booking_id: bookingId,
      owner_id: userId,
      part: 1,
      state: 'scheduled',
      currency: 'EUR',
      share: 1,
      owner_fee: 0,
      guest_fee: 0,
      tourist_tax: 0,
      due_at: now,
      created_at: now,
    });
    await insert('payout_setting', { user_id: userId, payout_method: 'instant', changed_at: now });
    await insert('owner_tax_data', {
      user_id: userId,
      data: JSON.stringify({ firstName: words }),
      saved_at: now,
    });
  }

  async function insertStayRecord(bookingId: string, propertyId: string): Promise<void> {
    await insert('stay_record', {
      booking_id: bookingId,
      confirmed_at: now,
      property_id: propertyId,
      latitude: 49.612_345,
      longitude: 6.123_456,
      city_id: LUXEMBOURG.id,
      property_type_id: 1,
      rental_type_id: 1,
      registration_number: words,
      owner_id: userId,
      owner_first_name: name,
      owner_last_name: name,
      arrival_date: '2030-01-01',
      departure_date: '2030-01-05',
      night_count: 4,
      guest_count: 1,
      currency: 'EUR',
      owner_pay: 0,
      platform_fee: 0,
      owner_fee: 0,
      tourist_tax: 0,
    });
  }

  async function insertHostReport(): Promise<void> {
    await insert('night_limit_notice', { owner_id: userId, country_code: 'LU', year: 2030, at: now });
    const reportId = id();
    await insert('host_report', {
      id: reportId,
      year: 2030,
      country_code: 'LU',
      kind: 'new',
      message_ref_id: id(),
      operator_doc_ref_id: id(),
      created_at: now,
    });
    await insert('host_report_entry', {
      report_id: reportId,
      owner_id: userId,
      kind: 'new',
      doc_ref_id: id(),
      body: name,
    });
  }

  async function insertChange(bookingId: string): Promise<void> {
    await insert('booking_change', {
      id: id(),
      booking_id: bookingId,
      state: 'proposed',
      proposed_by: 'guest',
      arrival_date: '2030-01-01',
      departure_date: '2030-01-06',
      adult_count: 1,
      children_count: 0,
      infant_count: 0,
      pet_count: 0,
      quote: '{}',
      quote_digest: 'x',
      night_price_array: '[]',
      night_array: '[]',
      difference: 0,
      ends_at: now,
      created_at: now,
    });
  }

  async function insertHomes(): Promise<void> {
    for (const homeId of [bookedHomeId, unbookedHomeId]) {
      await insert('property', {
        id: homeId,
        owner_id: userId,
        city_id: LUXEMBOURG.id,
        latitude: 49.612_345,
        longitude: 6.123_456,
        time_zone: 'Europe/Luxembourg',
        property_type_id: 1,
        rental_type_id: 1,
        guest_count: 2,
        is_available_for_short_term: true,
        is_available_for_long_term: false,
        currency: 'EUR',
        nightly_price: 10_000,
        bookable_until: '2040-01-01',
        original_language: 'en',
        ad_state: 'published',
        registration_number: words,
        other_amenities: [words],
        district: words,
        street_address: words,
        postal_code: 'L-1945',
      });
      const text = { property_id: homeId, language: 'en', title: words, description: words };
      await insert('property_text', text);
      await insert('property_image', {
        property_id: homeId,
        position: 0,
        path: `/upload/${words}`,
        caption: { en: words },
      });
      await insert('ad_review', {
        property_id: homeId,
        kind: 'unusual-price',
        subject: 'nightly:1',
        created_at: now,
      });
      await insert('ad_photo_upload', { photo_id: id(), property_id: homeId, size: 1, created_at: now });
      await insert('property_feature', { property_id: homeId, feature_type_id: 1, value: 1 });
      await insert('property_discount', { property_id: homeId, kind: 'weekly', percent: 10 });
      await insert('property_booking_option', {
        property_id: homeId,
        feature_type_id: 150,
        unit_amount: 1000,
        basis: 'per-stay',
      });
      await insert('rental_day', {
        property_id: homeId,
        day: '2030-05-05',
        is_available_for_short_term: false,
      });
      await insert('price_rule', {
        id: id(),
        property_id: homeId,
        kind: 'weekday',
        name: words,
        weekdays: '{5,6}',
        percent: 20,
        position: 0,
      });
      const edit = { id: id(), owner_id: userId, digest: words, change: {}, answer: {}, created_at: now };
      await insert('calendar_edit', edit);
      await insert('calendar_edit_home', {
        edit_id: edit.id,
        property_id: homeId,
        day_array: '{2030-05-05}',
        is_available_array: '{true}',
        price_array: '{null}',
        minimum_nights_array: '{null}',
        maximum_nights_array: '{null}',
        allows_arrival_array: '{null}',
        allows_departure_array: '{null}',
      });
    }
    for (const [propertyId, guestId] of [
      [bookedHomeId, others.userId],
      [others.propertyId, userId],
    ] as const) {
      const bookingId = id();
      const row = bookingAgreedElsewhere({
        id: bookingId,
        property_id: propertyId,
        guest_id: guestId,
        arrival_date: '2030-01-01',
        departure_date: '2030-01-05',
        allows_same_day_turnover: false,
        created_at: now.toISOString(),
      });
      const contact = { firstName: name, lastName: name, phonePrefix: '+352', phoneNumber: phone };
      const own = guestId === userId ? { message: words, contact } : {};
      await insertRows(client, 'rental_booking', [{ ...row, ...own }]);
      await insert('booking_event', {
        id: id(),
        booking_id: bookingId,
        transition: 'paid',
        actor: 'provider',
        at: now,
      });
      await insertChange(bookingId);
      if (guestId === userId) await insertPayment(bookingId);
      else await insertStayRecord(bookingId, propertyId);
      const period = '[2030-01-01,2030-01-05]';
      const days = { id: id(), property_id: propertyId, period, kind: 'booking', source_id: bookingId };
      await insert('occupancy', days);
    }
    for (const homeId of [bookedHomeId, unbookedHomeId]) {
      const event = { property_id: homeId, period: '[2030-01-04,2030-01-08]', source_id: id() };
      await insert('import_conflict', { id: id(), ...event, source: words });
      const calendar = { property_id: homeId, created_at: now };
      const feedId = id();
      await insert('calendar_feed', {
        ...{ ...calendar, id: feedId, name: words.slice(0, 100), next_fetch_at: now },
        ...{ url: `https://calendar.example/${words}`, secret: hash().toString('base64url').slice(0, 22) },
      });
      await insert('calendar_event', {
        ...{ feed_id: feedId, source_id: id(), first_day: '2030-01-04', end_day: '2030-01-08' },
        ...{ is_reservation: true, is_echo: false },
      });
      await insert('property_view', { property_id: homeId, day: '2030-01-04', view_count: 3 });
      await insert('calendar_export', { ...calendar, secret: hash().toString('base64url').slice(0, 22) });
    }
    await insertHostReport();
    const kind = 'booking-confirmed';
    await insert('notification', { id: id(), user_id: userId, kind, data: '{}', created_at: now });
    await insert('notification_setting', {
      ...{ user_id: userId, time_zone: 'Europe/Luxembourg', quiet_from: '22:00', quiet_to: '07:00' },
      ...{ digest: 'daily', updated_at: now },
    });
    await insert('notification_choice', { user_id: userId, kind, channel: 'mail', is_on: false });
    await insert('notification_delivery', {
      ...{ id: id(), user_id: userId, channel: 'mail', kind, deduplication_key: words, data: '{}' },
      ...{ created_at: now, due_at: now },
    });
    const conversationId = id();
    await insert('conversation', {
      ...{ id: conversationId, property_id: others.propertyId, type_id: 1 },
      ...{ source_user_id: userId, target_user_id: others.userId, last_seq: 1, source_last_seq: 1 },
      ...{ created_at: now, last_message_at: now },
    });
    const messageId = id();
    await insert('message', {
      ...{ conversation_id: conversationId, id: messageId, seq: 1, sender_id: userId },
      ...{ text: words, attachment_count: 1, created_at: now },
    });
    const file = { media_type: 'application/pdf', size: 1, uploader_id: userId, created_at: now };
    const place = { conversation_id: conversationId, message_id: messageId, position: 1 };
    await insert('message_attachment', { ...file, ...place, id: id(), file_id: id(), name: 'sent.pdf' });
    await insert('message_attachment', {
      ...file,
      id: id(),
      file_id: id(),
      name: `${words}.pdf`.slice(-120),
    });
    await insert('unasked_text', {
      ...{ sender_id: userId, text_digest: hash(), property_id: others.propertyId, sent_at: now },
    });
    await insert('conversation_report', {
      ...{ id: id(), request_id: id(), conversation_id: conversationId, reporter_id: userId },
      ...{ reported_id: others.userId, reason: 'other', text: words, thread: '[]', created_at: now },
    });
    await insert('saved_reply', {
      ...{ user_id: userId, id: id(), title: 'Welcome', text: words, created_at: now, updated_at: now },
    });
    await insert('person_block', { blocker_id: userId, blocked_id: others.userId, created_at: now });
    await insert('user_stream', { user_id: userId, seq: 1 });
    const event = JSON.stringify({ type: 'addMessage', message: { text: words } });
    await insert('user_event', { user_id: userId, seq: 1, event, created_at: now });
    const listId = id();
    await insert('favorite_list', { user_id: userId, id: listId, name: words.slice(0, 60), created_at: now });
    const kept = { user_id: userId, property_id: others.propertyId };
    await insert('favorite', { ...kept, list_id: listId, note: words });
    const expiry = new Date(now.getTime() + 1000);
    const token = randomBytes(32).toString('base64url');
    await insert('favorite_share', {
      ...{ user_id: userId, list_id: listId, token, has_notes: true, created_at: now, expires_at: expiry },
    });
    const query = 'adultCount=2';
    await insert('past_search', { id: id(), user_id: userId, day: '2026-11-27', query, searched_at: now });
    const eventId = await insertEvent(client);
    await insert('event_participation', {
      ...{ event_id: eventId, user_id: userId, state: 'joined', asked_at: now, joined_at: now },
    });
    await insert('history_pause', { user_id: userId, paused_at: now });
    await insertRentalFile();
    await insert('property_visit', { user_id: userId, property_id: others.propertyId });
    await client.query(`select graphile_worker.add_job('send-password-changed', $1::json)`, [
      JSON.stringify({ userId, at: now.toISOString() }),
    ]);
  }

  /** Of which everything but the file itself hangs on another row. */
  async function insertRentalFile(): Promise<void> {
    await insert('rental_file', {
      ...{ user_id: userId, country_code: 'LU', household: 'single', monthly_income: 1, updated_at: now },
    });
    await insert('file_person', { id: userId, user_id: userId, role: 'tenant', created_at: now });
    const personId = id();
    await insert('file_person', {
      ...{ id: personId, user_id: userId, role: 'guarantor-person', name: words, created_at: now },
    });
    await insert('supporting_document', {
      ...{ id: id(), file_id: id(), user_id: userId, person_id: personId, kind: 'payslips', name: words },
      ...{ state: 'checking', key_id: 'x', wrapped_key: hash(), created_at: now },
    });
    const share = {
      user_id: userId,
      property_id: others.propertyId,
      owner_id: others.userId,
      created_at: now,
    };
    const shareId = id();
    await insert('file_share', {
      ...{
        ...share,
        id: shareId,
        country_code: 'LU',
        stage: 'signing',
        is_proof_only: false,
        viewer_code: mark,
      },
      expires_at: made.expires_at,
    });
    await insert('file_view', {
      ...{ share_id: shareId, document_id: id(), kind: 'payslips', page: 1, viewed_at: now },
    });
    const { rows } = await client.query('select id from session where user_id = $1 limit 1', [userId]);
    await insert('rental_file_unlock', { session_id: rows[0].id, expires_at: made.expires_at });
  }
}

type MarkedEvent = { actor: string; actorId: string; note: string; at: Date };

async function insertReleaseEvent(
  client: pg.Client,
  { actor, actorId, note, at }: MarkedEvent,
): Promise<void> {
  await client.query(
    `insert into release (remote, version, manifest, offer, digest)
     values ('mf-search', '1.0.0', '{}', '{}', repeat('0', 64)) on conflict do nothing`,
  );
  await client.query(
    `insert into release_event (sequence, at, actor, actor_id, kind, remote, version, note, registry_digest)
     select coalesce(max(sequence), 0) + 1, $3, $1, $4, 'publish', 'mf-search', '1.0.0', $2, repeat('0', 64)
     from release_event`,
    [actor, note, at, actorId],
  );
}
