import { type PartnerClient, type Reply, TransportTrouble } from '../../src/check/index.ts';

interface OffContract {
  method: string;
  target: string;
  body?: string | undefined;
}

/** The answer to what no operation of the documents takes; null where the connection was cut at what is malformed. */
export async function sendOffContract(
  client: Pick<PartnerClient, 'offContract'>,
  { body, ...request }: OffContract,
): Promise<Reply | null> {
  try {
    return await client.offContract(body === undefined ? request : { ...request, body });
  } catch (error) {
    if (!(error instanceof TransportTrouble) || error.kind !== 'cut') throw error;
    return null;
  }
}
