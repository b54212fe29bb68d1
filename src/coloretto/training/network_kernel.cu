// The whole network in one kernel: see network_kernel.py.
//
// A warp evaluates 16 positions. What it keeps of them stays in registers from layer to layer: the sums that
// one matrix product ends with are, in pairs, what the next one begins with. The weights pass through shared
// memory in parts, in the order and in the places in which the lanes of a warp need them.

// kernel_weights.py defines the sizes (SIZES), network_kernel.py the numbers of warps and blocks. Steps are of
// 16 inputs, pairs of 16 units: two columns of 8.

#define POOL_PART (STEPS_OF_COMMON + STEPS_OF_COLOUR)
#define FIRST_PART (STEPS_OF_COMMON + PAIRS_OF_COLOUR + PAIRS_OF_SECOND)
#define PARTS (PAIRS_OF_COLOUR + PAIRS_OF_FIRST + 1)
#define BIASES (16 * (PAIRS_OF_COLOUR + PAIRS_OF_FIRST + PAIRS_OF_SECOND) + OUTPUTS)
#define SECOND_BIASES (16 * (PAIRS_OF_COLOUR + PAIRS_OF_FIRST))
#define LAST_BIASES (SECOND_BIASES + 16 * PAIRS_OF_SECOND)
#define BUFFERS 3
#define THREADS (32 * WARPS)
#define TOGETHER (16 * WARPS)

static_assert(COMMON_WIDTH == 128 && COLOUR_WIDTH == 32, "a lane reads 32 features, and 8 of each colour");
static_assert(16 * STEPS_OF_COMMON == COMMON_WIDTH && 16 * STEPS_OF_COLOUR == COLOUR_WIDTH, "steps are of 16");
static_assert(PAIRS_OF_COLOUR <= STEPS_OF_COMMON, "both go into the second layer at the same time");
static_assert(SEATS == 5, "write_values counts the players of up to 5");
static_assert(OUTPUTS == 16 && 2 * SEATS <= OUTPUTS, "the last layer has one pair");
static_assert(sizeof(float) * TOGETHER * (OUTPUTS + 1) <= 16 * 32 * BUFFERS * FIRST_PART, "outputs fit into buffers");

struct Sums { float x[4]; };
struct Inputs { unsigned x[4]; };
struct Weights { unsigned x, y, z, w; };  // of two columns of 8 units

#ifndef ON_A_CPU
#define KERNEL extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS_AT_ONCE)
#define GPU __device__ __forceinline__
#define SHARED __shared__ __align__(16)
#define THREAD ((int)threadIdx.x)
#define BLOCK ((int)blockIdx.x)

GPU void multiply(Sums &sums, const Inputs &a, unsigned b0, unsigned b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(sums.x[0]), "+f"(sums.x[1]), "+f"(sums.x[2]), "+f"(sums.x[3])
                 : "r"(a.x[0]), "r"(a.x[1]), "r"(a.x[2]), "r"(a.x[3]), "r"(b0), "r"(b1));
}

// Two sums as half precision, 0 in place of less.
GPU unsigned active(float low, float high) {
    unsigned both;
    asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(high), "f"(low));
    return both;
}

GPU unsigned halves(float low, float high) {
    unsigned both;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(both) : "f"(high), "f"(low));
    return both;
}

// Four bytes as halves: 1024 + the byte + 128 is put together from its bits.
GPU void converted(unsigned bytes, unsigned &first, unsigned &second) {
    unsigned all = bytes ^ 0x80808080u, offset = 0x64806480u;
    asm("sub.rn.f16x2 %0, %1, %2;" : "=r"(first) : "r"(__byte_perm(all, 0x64646464u, 0x4140)), "r"(offset));
    asm("sub.rn.f16x2 %0, %1, %2;" : "=r"(second) : "r"(__byte_perm(all, 0x64646464u, 0x4342)), "r"(offset));
}

GPU void copy_16_bytes(void *to, const void *from) {
    unsigned place = (unsigned)__cvta_generic_to_shared(to);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(place), "l"(from) : "memory");
}

GPU void end_of_copies() { asm volatile("cp.async.commit_group;" ::: "memory"); }
GPU void wait_for_all_but_one() { asm volatile("cp.async.wait_group 1;" ::: "memory"); }
GPU void wait_for_the_block() { __syncthreads(); }
#endif

GPU int pairs_before(int part) {
    int pool = part < PAIRS_OF_COLOUR ? part : PAIRS_OF_COLOUR;
    int rest = part - pool;
    return pool * POOL_PART + rest * FIRST_PART;
}

GPU void copy_part(Weights *buffer, const Weights *weights, int part) {
    if (part < PARTS) {
        int pairs = part < PAIRS_OF_COLOUR ? POOL_PART : part < PARTS - 1 ? FIRST_PART : PAIRS_OF_SECOND;
        const Weights *from = weights + pairs_before(part) * 32;
        for (int number = THREAD; number < pairs * 32; number += THREADS)
            copy_16_bytes(buffer + number, from + number);
    }
    end_of_copies();
}

GPU void begin_sums(Sums &sums, const float *biases, int lane) {
    sums.x[0] = sums.x[2] = biases[2 * (lane % 4)];
    sums.x[1] = sums.x[3] = biases[2 * (lane % 4) + 1];
}

// What part `part` needs is there after this; the part after the next one is on its way.
GPU const Weights *next_part(Weights *buffers, const Weights *weights, int part) {
    wait_for_all_but_one();
    wait_for_the_block();
    copy_part(buffers + (part + 2) % BUFFERS * (FIRST_PART * 32), weights, part + 2);
    return buffers + part % BUFFERS * (FIRST_PART * 32) + THREAD % 32;
}

GPU void load_common(Inputs *seen, const signed char *row, const signed char *other, int quarter) {
    const uint4 *from = (const uint4 *)(row + 32 * quarter), *beside = (const uint4 *)(other + 32 * quarter);
#pragma unroll
    for (int half = 0; half < 2; half++) {
        uint4 a = from[half], b = beside[half];
        unsigned mine[4] = {a.x, a.y, a.z, a.w}, others[4] = {b.x, b.y, b.z, b.w};
#pragma unroll
        for (int word = 0; word < 4; word++) {
            Inputs &step = seen[4 * half + word];
            converted(mine[word], step.x[0], step.x[2]);
            converted(others[word], step.x[1], step.x[3]);
        }
    }
}

GPU void load_colour(Inputs *cards, const signed char *row, const signed char *other, int quarter, int colour) {
    int place = COMMON_WIDTH + COLOUR_WIDTH * colour + 8 * quarter;
    uint2 a = *(const uint2 *)(row + place), b = *(const uint2 *)(other + place);
    converted(a.x, cards[0].x[0], cards[0].x[2]);
    converted(b.x, cards[0].x[1], cards[0].x[3]);
    converted(a.y, cards[1].x[0], cards[1].x[2]);
    converted(b.y, cards[1].x[1], cards[1].x[3]);
}

// Shares after a softmax over the seats at the table, then scores; by seat at the table.
GPU void write_values(const float *out, const signed char *row, int mover, float *values) {
    int players = 5 - row[2] - 2 * row[1] - 3 * row[0];
    float most = out[0], sum = 0.0f, shares[SEATS];
#pragma unroll
    for (int seat = 1; seat < SEATS; seat++)
        if (seat < players) most = fmaxf(most, out[seat]);
#pragma unroll
    for (int seat = 0; seat < SEATS; seat++) {
        shares[seat] = seat < players ? expf(out[seat] - most) : 0.0f;
        sum += shares[seat];
    }
#pragma unroll
    for (int seat = 0; seat < SEATS; seat++) {
        int turned = seat + mover;
        if (turned >= players) turned -= players;
        int place = seat < players ? turned : seat;
        values[place] = shares[seat] / sum;
        values[SEATS + place] = out[SEATS + seat];
    }
}

KERNEL evaluate_positions(
    const signed char *features,
    const signed char *movers,
    const signed char *owners,
    float *values,
    const int *counts,
    long long capacity,
    long long owner,
    const Weights *weights,
    const float *all_biases
) {
    SHARED Weights buffers[BUFFERS * FIRST_PART * 32];
    SHARED float biases[BIASES];
    int at_the_front = counts[0], at_the_end = counts[1];
    int blocks = (at_the_front + TOGETHER - 1) / TOGETHER;
    long long begin, end;
    if (BLOCK < blocks) {
        begin = (long long)BLOCK * TOGETHER;
        end = at_the_front;
    } else {
        begin = capacity - at_the_end + (long long)(BLOCK - blocks) * TOGETHER;
        end = capacity;
    }
    if (begin >= end) return;
    copy_part(buffers, weights, 0);
    copy_part(buffers + FIRST_PART * 32, weights, 1);
    for (int number = THREAD; number < BIASES; number += THREADS) biases[number] = all_biases[number];

    int lane = THREAD % 32, quarter = lane % 4;
    long long first = begin + THREAD / 32 * 16;
    long long mine = first + lane / 4, others = mine + 8;
    const signed char *row = features + (mine < end ? mine : end - 1) * WIDTH;
    const signed char *other = features + (others < end ? others : end - 1) * WIDTH;
    Inputs seen[STEPS_OF_COMMON], pooled[PAIRS_OF_COLOUR];
    load_common(seen, row, other, quarter);
    {
        Inputs cards[COLOURS][STEPS_OF_COLOUR];
#pragma unroll
        for (int colour = 0; colour < COLOURS; colour++) load_colour(cards[colour], row, other, quarter, colour);
#pragma unroll
        for (int pair = 0; pair < PAIRS_OF_COLOUR; pair++) {
            const Weights *part = next_part(buffers, weights, pair);
            Sums common[2], sums[2];
            begin_sums(common[0], biases + 16 * pair, lane);
            begin_sums(common[1], biases + 16 * pair + 8, lane);
#pragma unroll
            for (int step = 0; step < STEPS_OF_COMMON; step++) {
                Weights w = part[32 * step];
                multiply(common[0], seen[step], w.x, w.y);
                multiply(common[1], seen[step], w.z, w.w);
            }
            Weights v = part[32 * STEPS_OF_COMMON], w = part[32 * (STEPS_OF_COMMON + 1)];
#pragma unroll
            for (int i = 0; i < 4; i++) sums[0].x[i] = sums[1].x[i] = 0.0f;
#pragma unroll
            for (int colour = 0; colour < COLOURS; colour++) {
                Sums low = common[0], high = common[1];
                multiply(low, cards[colour][0], v.x, v.y);
                multiply(high, cards[colour][0], v.z, v.w);
                multiply(low, cards[colour][1], w.x, w.y);
                multiply(high, cards[colour][1], w.z, w.w);
#pragma unroll
                for (int i = 0; i < 4; i++) {
                    sums[0].x[i] += fmaxf(low.x[i], 0.0f);
                    sums[1].x[i] += fmaxf(high.x[i], 0.0f);
                }
            }
            pooled[pair].x[0] = halves(sums[0].x[0], sums[0].x[1]);
            pooled[pair].x[1] = halves(sums[0].x[2], sums[0].x[3]);
            pooled[pair].x[2] = halves(sums[1].x[0], sums[1].x[1]);
            pooled[pair].x[3] = halves(sums[1].x[2], sums[1].x[3]);
        }
    }

    Sums second[2 * PAIRS_OF_SECOND];
#pragma unroll
    for (int column = 0; column < 2 * PAIRS_OF_SECOND; column++)
        begin_sums(second[column], biases + SECOND_BIASES + 8 * column, lane);
#pragma unroll 1
    for (int pair = 0; pair < PAIRS_OF_FIRST; pair++) {
        const Weights *part = next_part(buffers, weights, PAIRS_OF_COLOUR + pair);
        Sums low, high, more_low, more_high;
        begin_sums(low, biases + 16 * (PAIRS_OF_COLOUR + pair), lane);
        begin_sums(high, biases + 16 * (PAIRS_OF_COLOUR + pair) + 8, lane);
#pragma unroll
        for (int i = 0; i < 4; i++) more_low.x[i] = more_high.x[i] = 0.0f;
#pragma unroll
        for (int step = 0; step < STEPS_OF_COMMON; step++) {
            Weights w = part[32 * step];
            multiply(low, seen[step], w.x, w.y);
            multiply(high, seen[step], w.z, w.w);
            if (step < PAIRS_OF_COLOUR) {
                Weights v = part[32 * (STEPS_OF_COMMON + step)];
                multiply(more_low, pooled[step], v.x, v.y);
                multiply(more_high, pooled[step], v.z, v.w);
            }
        }
        Inputs units;
        units.x[0] = active(low.x[0] + more_low.x[0], low.x[1] + more_low.x[1]);
        units.x[1] = active(low.x[2] + more_low.x[2], low.x[3] + more_low.x[3]);
        units.x[2] = active(high.x[0] + more_high.x[0], high.x[1] + more_high.x[1]);
        units.x[3] = active(high.x[2] + more_high.x[2], high.x[3] + more_high.x[3]);
        part += 32 * (STEPS_OF_COMMON + PAIRS_OF_COLOUR);
#pragma unroll
        for (int column = 0; column < PAIRS_OF_SECOND; column++) {
            Weights w = part[32 * column];
            multiply(second[2 * column], units, w.x, w.y);
            multiply(second[2 * column + 1], units, w.z, w.w);
        }
    }

    const Weights *part = next_part(buffers, weights, PARTS - 1);
    Sums low, high;
    begin_sums(low, biases + LAST_BIASES, lane);
    begin_sums(high, biases + LAST_BIASES + 8, lane);
#pragma unroll
    for (int pair = 0; pair < PAIRS_OF_SECOND; pair++) {
        Inputs units;
        const Sums &a = second[2 * pair], &b = second[2 * pair + 1];
        units.x[0] = active(a.x[0], a.x[1]);
        units.x[1] = active(a.x[2], a.x[3]);
        units.x[2] = active(b.x[0], b.x[1]);
        units.x[3] = active(b.x[2], b.x[3]);
        Weights w = part[32 * pair];
        multiply(low, units, w.x, w.y);
        multiply(high, units, w.z, w.w);
    }

    wait_for_the_block();  // from here on, the buffers have other contents
    float *out = (float *)buffers + THREAD / 32 * (16 * (OUTPUTS + 1));
    int place = lane / 4 * (OUTPUTS + 1) + 2 * quarter, below = place + 8 * (OUTPUTS + 1);
    out[place] = low.x[0];
    out[place + 1] = low.x[1];
    out[below] = low.x[2];
    out[below + 1] = low.x[3];
    out[place + 8] = high.x[0];
    out[place + 9] = high.x[1];
    out[below + 8] = high.x[2];
    out[below + 9] = high.x[3];
    wait_for_the_block();
    long long position = first + lane;
    if (lane < 16 && position < end) {
        int mover = movers[position];
        if (mover >= 0 && owners[position] == owner)
            write_values(out + lane * (OUTPUTS + 1), features + position * WIDTH, mover, values + position * (2 * SEATS));
    }
}
