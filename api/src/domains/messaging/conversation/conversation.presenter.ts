import type {
  BlockedPerson,
  Conversation,
  ConversationHome,
  ConversationMessage,
  ConversationPerson,
  ConversationState,
  ConversationStay,
  ConversationSummary,
} from '@moien/contract';
import { presentAttachment } from '../attachment/attachment.presenter.ts';
import { otherSide, sideOf } from './conversation.policy.ts';
import type { ConversationRow, MessageRow, Side } from './conversation-row.ts';
import type { HomeRow, PersonRow } from './find-about.ts';
import type { BlockedRow } from './person-block.repository.ts';

/**
 * The fields of specification §3 and no others. Who is blocked is told how much the other has not read as if
 * everything had arrived.
 * @param userId the side that it is shown to
 */
export function presentConversation(row: ConversationRow, userId: string): Conversation {
  const side = sideOf(row, userId);
  const counts = {
    [side]: row[`${side}_new_message_count`],
    [otherSide(side)]: row[`${otherSide(side)}_told_count`],
  } as Record<Side, number>;
  return {
    id: row.id,
    sourceUserProfileId: row.source_user_id,
    targetUserProfileId: row.target_user_id,
    sourceNewMessageCount: counts.source,
    targetNewMessageCount: counts.target,
  };
}

/** @param userId the side that it is shown to */
export function presentState(row: ConversationRow, userId: string): ConversationState {
  const side = sideOf(row, userId);
  return {
    ...presentConversation(row, userId),
    propertyId: row.property_id,
    typeId: row.type_id,
    lastMessageSeq: row[`${side}_newest_seq`],
    lastMessageTimestamp: row[`${side}_newest_at`],
    sourceReadUpTo: row.source_read_up_to,
    targetReadUpTo: row.target_read_up_to,
    isArchived: row[`${side}_is_archived`],
    isBlocked: row[`${side}_has_blocked`],
  };
}

type Summarized = {
  row: ConversationRow;
  home: HomeRow;
  person: PersonRow;
  lastMessage: MessageRow;
  stay: ConversationStay | null;
};

export function presentSummary(
  { row, home, person, lastMessage, stay }: Summarized,
  userId: string,
): ConversationSummary {
  return {
    ...presentState(row, userId),
    home: presentHome(home),
    person: presentPerson(person),
    lastMessage: presentMessage(lastMessage, row, userId),
    stay,
  };
}

export function presentHome(row: HomeRow): ConversationHome {
  return {
    propertyId: row.property_id,
    title: row.title,
    cityName: row.city_name,
    imagePath: row.home_image_path,
  };
}

export function presentPerson(row: PersonRow): ConversationPerson {
  return { userId: row.user_id, firstName: row.first_name, imagePath: row.person_image_path };
}

export function presentBlocked(row: BlockedRow): BlockedPerson {
  return { ...presentPerson(row), blockedTimestamp: row.blocked_at };
}

/**
 * @param conversation of the message: what is kept back depends on its two sides
 * @param userId the side that it is shown to
 */
export function presentMessage(
  row: MessageRow,
  { is_certain: isCertain }: Pick<ConversationRow, 'is_certain'>,
  userId: string,
): ConversationMessage {
  const { text, maskedText, editedAt } = versionOf(row, userId);
  const masked = isCertain ? null : maskedText;
  return {
    id: row.id,
    isReaded: row.read_at !== null,
    readedTimestamp: row.read_at,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderUserProfileId: row.sender_id,
    text: masked ?? text,
    ...(row.attachments && { attachmentArray: row.attachments.map(presentAttachment) }),
    isMasked: masked !== null,
    ...cardOf(row),
    creationTimestamp: row.created_at,
    editedTimestamp: editedAt,
    isDeleted: row.deleted_at !== null,
    ...checkOf(row),
  };
}

function cardOf({ card_kind: kind, card_id: id }: MessageRow) {
  return kind !== null && id !== null ? { card: { kind, id } } : undefined;
}

function checkOf({ withheld, removal_reason: removalReason, deleted_at: deletedAt }: MessageRow) {
  if (removalReason !== null) return { check: 'removed', removalReason } as const;
  return withheld === 'check' && deletedAt === null ? ({ check: 'waiting' } as const) : undefined;
}

/** Its sender reads what they have made of it while blocked. */
function versionOf(row: MessageRow, userId: string) {
  if (row.sender_id !== userId || row.sender_text === null)
    return { text: row.text, maskedText: row.masked_text, editedAt: row.edited_at };
  return {
    text: row.sender_text,
    maskedText: row.sender_masked_text,
    editedAt: row.sender_edited_at,
  };
}
