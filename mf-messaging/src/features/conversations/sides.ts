import { CONVERSATION_TYPE, type ConversationSummary, type ConversationTypeId } from '@moien/contract';

/** Which conversation it is, for who is signed in: about which home, with whom, and of which type. */
export type Sides = { propertyId: string; userId: string; typeId: ConversationTypeId };

const TYPES: readonly ConversationTypeId[] = Object.values(CONVERSATION_TYPE);

/** Of the address of the page (specification §2); an unknown type is a question. */
export function readSides(parameters: Readonly<Record<string, string | undefined>>): Sides {
  const { propertyId = '', propertyUserId = '', conversationTypeId } = parameters;
  const typeId = TYPES.find((one) => String(one) === conversationTypeId) ?? CONVERSATION_TYPE.question;
  return { propertyId, userId: propertyUserId, typeId };
}

export function sidesOf({ propertyId, person, typeId }: ConversationSummary): Sides {
  return { propertyId, userId: person.userId, typeId };
}

export function addressOf({ propertyId, userId, typeId }: Sides): string {
  return `${propertyId}/${userId}/${typeId}`;
}

/** For links to the page of the conversation. */
export function parametersOf({ propertyId, userId, typeId }: Sides): Record<string, string> {
  return { propertyId, propertyUserId: userId, conversationTypeId: String(typeId) };
}
