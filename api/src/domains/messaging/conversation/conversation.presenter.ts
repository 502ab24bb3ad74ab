import type {
  Conversation,
  ConversationHome,
  ConversationMessage,
  ConversationPerson,
  ConversationState,
  ConversationSummary,
} from '@moien/contract';
import { sideOf } from './conversation.policy.ts';
import type { ConversationRow, MessageRow } from './conversation-row.ts';
import type { HomeRow, PersonRow } from './find-about.ts';

/** The fields of specification §3 and no others. */
export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    sourceUserProfileId: row.source_user_id,
    targetUserProfileId: row.target_user_id,
    sourceNewMessageCount: row.source_new_message_count,
    targetNewMessageCount: row.target_new_message_count,
  };
}

/** @param userId the side that it is shown to */
export function presentState(row: ConversationRow, userId: string): ConversationState {
  return {
    ...presentConversation(row),
    propertyId: row.property_id,
    typeId: row.type_id,
    lastMessageSeq: row.last_seq,
    lastMessageTimestamp: row.last_message_at,
    sourceReadUpTo: row.source_read_up_to,
    targetReadUpTo: row.target_read_up_to,
    isArchived: row[`${sideOf(row, userId)}_is_archived`],
  };
}

type Summarized = { row: ConversationRow; home: HomeRow; person: PersonRow; lastMessage: MessageRow };

export function presentSummary(
  { row, home, person, lastMessage }: Summarized,
  userId: string,
): ConversationSummary {
  return {
    ...presentState(row, userId),
    home: presentHome(home),
    person: presentPerson(person),
    lastMessage: presentMessage(lastMessage, row),
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

/** @param conversation of the message: what is kept back depends on its two sides */
export function presentMessage(
  row: MessageRow,
  { is_certain: isCertain }: Pick<ConversationRow, 'is_certain'>,
): ConversationMessage {
  const masked = isCertain ? null : row.masked_text;
  return {
    id: row.id,
    isReaded: row.read_at !== null,
    readedTimestamp: row.read_at,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderUserProfileId: row.sender_id,
    text: masked ?? row.text,
    isMasked: masked !== null,
    creationTimestamp: row.created_at,
    editedTimestamp: row.edited_at,
    isDeleted: row.deleted_at !== null,
  };
}
