import type { FerryFeed, Tariff } from '../types';
import { readFeed } from './read-feed';
import type { FeedFiles } from './source';
import { type Lines, smallFeed } from './testing/small-feed';

function feedOf(files: FeedFiles): FerryFeed {
  const read = readFeed(files);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.feed;
}

function faultsOf(changes: Record<string, Lines | undefined>) {
  const read = readFeed(smallFeed(changes));
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.faults;
}

describe('fares', () => {
  it('uses the most specific rule, and omits other currencies', () => {
    const fares = feedOf(smallFeed()).fares.map(({ from, to, cents }) => [from, to, cents]);
    expect(fares).toEqual([
      ['piraeus', 'paros', 4550],
      ['piraeus', 'naxos-chora', 4550],
      ['paros', 'naxos-chora', 900],
    ]);
    expect(faultsOf({})).toEqual([
      {
        file: 'fare_attributes.txt',
        line: 4,
        field: 'currency_type',
        message: '“USD” is not read',
      },
    ]);
  });

  it('keeps the origin of a fare that states both basis and date', () => {
    const { fares, vehicleFares } = feedOf(
      smallFeed({
        'fare_attributes.txt': [
          'fare_id,price,currency_type,basis,as_of',
          'printed,45.50,EUR,published,2025-04',
          'guessed,9.00,EUR,estimate,soon',
        ],
        'fare_rules.txt': ['fare_id,origin_id,destination_id', 'printed,P,', 'guessed,A,N'],
        'vehicle_fares.txt': [
          'route_id,origin_id,destination_id,vehicle_type,price,currency_type,basis,as_of',
          'main,piraeus,paros,car,80.00,EUR,estimate,2026',
        ],
      }),
    );
    const printed = { basis: 'published', asOf: '2025-04' };
    expect(fares.map(({ from, to, origin }) => [from, to, origin])).toEqual([
      ['piraeus', 'paros', printed],
      ['piraeus', 'naxos-chora', printed],
      ['paros', 'naxos-chora', undefined],
    ]);
    expect(vehicleFares.map(({ origin }) => origin)).toEqual([{ basis: 'estimate', asOf: '2026' }]);
  });

  it('reads child fares and the classes of a leg', () => {
    const feed = feedOf(
      smallFeed({
        'fare_attributes.txt': undefined,
        'fare_rules.txt': undefined,
        'rider_categories.txt': [
          'rider_category_id,rider_category_name,is_default_fare_category',
          'a,Ενήλικας,1',
          'c,Παιδί 5-10,0',
          'b,Infant,0',
          's,Student,0',
        ],
        'fare_products.txt': [
          'fare_product_id,fare_product_name,rider_category_id,fare_media_id,amount,currency',
          'deck,Deck,a,,45.50,EUR',
          'deck,Deck,c,paper,22.75,EUR',
          'deck,Deck,c,app,21.00,EUR',
          'deck,Deck,b,,0.00,EUR',
          'deck,Deck,s,,30.00,EUR',
          'lounge,Lounge,a,,80.00,EUR',
          'hop,Single,a,,9.00,EUR',
        ],
        'route_networks.txt': ['network_id,route_id', 'sea,main'],
        'stop_areas.txt': ['area_id,stop_id', 'islands,naxos', 'mainland,piraeus'],
        'fare_leg_rules.txt': [
          'network_id,from_area_id,to_area_id,fare_product_id',
          'sea,mainland,islands,deck',
          'sea,mainland,islands,lounge',
          'sea,,,hop',
        ],
      }),
    );
    const priced = ({ rider, fareClass, fares }: Tariff) => [
      rider,
      fareClass,
      ...fares.map(({ from, to, cents }) => `${from}-${to} ${cents}`),
    ];
    expect(feed.fares.find(({ to }) => to === 'naxos-chora')).toMatchObject({ cents: 4550 });
    expect((feed.tariffs ?? []).map(priced).toSorted()).toEqual([
      ['adult', 'Deck', 'piraeus-naxos-chora 4550'],
      ['adult', 'Lounge', 'piraeus-naxos-chora 8000'],
      ['child', '', 'piraeus-naxos-chora 2100'],
      ['child', 'Deck', 'piraeus-naxos-chora 2100'],
    ]);
  });

  it('uses Fares V2 without V1: areas of a station, the default rider, the cheapest medium', () => {
    const feed = feedOf(
      smallFeed({
        'fare_attributes.txt': undefined,
        'fare_rules.txt': undefined,
        'rider_categories.txt': [
          'rider_category_id,rider_category_name,is_default_fare_category',
          'adult,Adult,1',
          'child,Child,0',
        ],
        'fare_products.txt': [
          'fare_product_id,rider_category_id,fare_media_id,amount,currency',
          'long,adult,paper,45.50,EUR',
          'long,adult,app,44.00,EUR',
          'long,child,app,20.00,EUR',
          'any,,,10.00,EUR',
        ],
        'route_networks.txt': ['network_id,route_id', 'sea,main'],
        'stop_areas.txt': ['area_id,stop_id', 'islands,naxos', 'mainland,piraeus'],
        'fare_leg_rules.txt': [
          'network_id,from_area_id,to_area_id,fare_product_id',
          'sea,mainland,islands,long',
          'sea,,,any',
        ],
      }),
    );
    expect(feed.fares.map(({ from, to, cents }) => [from, to, cents])).toEqual([
      ['piraeus', 'paros', 1000],
      ['piraeus', 'naxos-chora', 4400],
      ['paros', 'naxos-chora', 1000],
      ['naxos-chora', 'piraeus', 1000],
    ]);
  });
});
